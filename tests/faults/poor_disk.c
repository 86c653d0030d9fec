/* Put before a program, this makes the folder POOR_DISK behave as simple file systems do (exFAT, FAT, some shares):
   no links, no rights, no flushing of folders, times of two seconds, few signs in names; with POOR_LOCKS in the
   environment, no locks either. Everything else goes on to the system. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEXT(name) static __typeof__(&name) next; if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static int refuse(int error) { errno = error; return -1; }

static int below(const char *path) {
    const char *top = getenv("POOR_DISK");
    size_t length = top ? strlen(top) : 0;
    return length && strncmp(path, top, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int inside(int folder, const char *path) {
    char whole[PATH_MAX * 2], base[PATH_MAX], link[64];
    if (path[0] == '/') return below(path);
    if (folder == AT_FDCWD)
        strcpy(link, "/proc/self/cwd");
    else
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    ssize_t length = readlink(link, base, sizeof base - 1);
    if (length < 0) return 0;
    base[length] = 0;
    snprintf(whole, sizeof whole, "%s/%s", base, path);
    return below(whole);
}

static int holds(int file) { return inside(file, "."); }

static int is_folder(int file) {
    struct stat status;
    return fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
}

static int is_bad(const char *path) {
    const char *name = strrchr(path, '/');
    name = name ? name + 1 : path;
    size_t length = strlen(name);
    return strpbrk(name, "\"*:<>?|\\") != NULL || (length && (name[length - 1] == '.' || name[length - 1] == ' '));
}

int link(const char *from, const char *to) {
    NEXT(link);
    return inside(AT_FDCWD, to) ? refuse(EPERM) : next(from, to);
}

int linkat(int one, const char *from, int other, const char *to, int flags) {
    NEXT(linkat);
    return inside(other, to) ? refuse(EPERM) : next(one, from, other, to, flags);
}

int symlink(const char *to, const char *path) {
    NEXT(symlink);
    return inside(AT_FDCWD, path) ? refuse(EPERM) : next(to, path);
}

int chmod(const char *path, mode_t mode) {
    NEXT(chmod);
    return inside(AT_FDCWD, path) ? refuse(EPERM) : next(path, mode);
}

int fchmod(int file, mode_t mode) {
    NEXT(fchmod);
    return holds(file) ? refuse(EPERM) : next(file, mode);
}

int fsync(int file) {
    NEXT(fsync);
    return is_folder(file) && holds(file) ? refuse(EINVAL) : next(file);
}

int flock(int file, int how) {
    NEXT(flock);
    return getenv("POOR_LOCKS") && holds(file) ? refuse(EOPNOTSUPP) : next(file, how);
}

static int locking(int (*next)(int, int, ...), int file, int command, void *argument) {
    int is_lock = command == F_SETLK || command == F_SETLKW || command == F_GETLK;
    return is_lock && getenv("POOR_LOCKS") && holds(file) ? refuse(ENOLCK) : next(file, command, argument);
}

int fcntl(int file, int command, ...) {
    NEXT(fcntl);
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return locking(next, file, command, argument);
}

int fcntl64(int file, int command, ...) {
    NEXT(fcntl64);
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return locking(next, file, command, argument);
}

#define OPENING(name) \
    int name(const char *path, int flags, ...) { \
        NEXT(name); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        return (flags & O_CREAT) && inside(AT_FDCWD, path) && is_bad(path) ? refuse(EINVAL) : next(path, flags, mode); \
    }
OPENING(open)
OPENING(open64)

static int rounded(int result, struct stat *status, int is_poor) {
    if (result == 0 && is_poor) {
        status->st_mtim.tv_nsec = 0;
        status->st_mtim.tv_sec -= status->st_mtim.tv_sec % 2;
    }
    return result;
}

int stat(const char *path, struct stat *status) {
    NEXT(stat);
    return rounded(next(path, status), status, inside(AT_FDCWD, path));
}

int lstat(const char *path, struct stat *status) {
    NEXT(lstat);
    return rounded(next(path, status), status, inside(AT_FDCWD, path));
}
