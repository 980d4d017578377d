package dev.incipit.web.serve;

import io.helidon.http.Method;

/**
 * A page, or what a form of it does.
 *
 * @param method GET, which also answers HEAD, or POST
 * @param path as Helidon's routing reads it, as in {@code /app/runs/{id}}
 * @param formBytesMax the longest form that is read, 0 for GET
 */
public record PageRoute(Method method, String path, Access access, long formBytesMax, Handler handler) {
    /** Makes a page's answer. Whatever it throws becomes an error page. */
    @FunctionalInterface
    public interface Handler {
        WebAnswer answer(PageRequest request);
    }

    /** Enough for forms without long texts. */
    private static final long FORM_BYTES = 32 * 1024;

    public static PageRoute get(String path, Access access, Handler handler) {
        return new PageRoute(Method.GET, path, access, 0, handler);
    }

    /** What a form does; its token is checked before the handler runs. */
    public static PageRoute post(String path, Access access, Handler handler) {
        return new PageRoute(Method.POST, path, access, FORM_BYTES, handler);
    }

    /** The same with longer forms. */
    public PageRoute reading(long bytesMax) {
        return new PageRoute(method, path, access, bytesMax, handler);
    }
}
