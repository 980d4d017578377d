package dev.incipit.web.serve;

/** Makes a page's answer. Whatever it throws becomes an error page. */
@FunctionalInterface
public interface PageHandler {
    WebAnswer answer(PageRequest request);
}
