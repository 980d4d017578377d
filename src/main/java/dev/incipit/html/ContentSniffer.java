package dev.incipit.html;

import dev.incipit.html.read.BinaryBytes;
import dev.incipit.text.PhraseTable;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Determines what a response body is, from its declared type and first bytes. The WHATWG MIME sniffing table for a missing or
 * unknown type is deliberately used for {@code text/plain} and {@code application/octet-stream} too (hostile.md row 36). Pure.
 */
public final class ContentSniffer {
    /** How many leading bytes are examined; the standard's resource header. */
    public static final int BYTES_MAX = 1_445;

    private static final List<String> PAGES =
            List.of("text/html", "application/xhtml+xml", "text/markdown", "text/x-markdown", "text/x-web-markdown");

    private static final List<String> UNKNOWN =
            List.of("", "unknown/unknown", "application/unknown", "*/*", "text/plain", "application/octet-stream");

    /** The patterns of MIME Sniffing §7.1, and how real pages without a doctype begin. */
    private static final List<String> HTML_STARTS = PhraseTable.phrases("""
            <!doctype html, <html, <head, <script, <iframe, <h1, <div, <font, <table, <a, <style, <title, <b, <body,
            <br, <p, <meta, <link, <main, <article, <section, <header, <nav""");

    private ContentSniffer() {}

    public enum Kind {
        HTML,
        /** Read as Markdown; plain text is Markdown without markup. */
        MARKDOWN,
        OTHER
    }

    /**
     * Determines the kind of a body.
     *
     * @param contentType the Content-Type header, empty if absent
     * @param body its first bytes, at least {@link #BYTES_MAX} unless it is shorter
     */
    public static Kind kind(String contentType, byte[] body) {
        var type = essence(contentType);
        if (isPage(contentType)) {
            if (BinaryBytes.are(body, contentType)) {
                return Kind.OTHER;
            }
            return type.endsWith("html") || looksLikeHtml(body) ? Kind.HTML : Kind.MARKDOWN;
        }
        if (type.equals("text/xml") || type.equals("application/xml")) {
            return looksLikeXhtml(body) ? Kind.HTML : Kind.OTHER;
        }
        return UNKNOWN.contains(type) || type.indexOf('/') < 0 ? sniff(body) : Kind.OTHER;
    }

    /** Whether this is the type of a page. Such a body is {@link Kind#OTHER} only if its bytes are binary. */
    public static boolean isPage(String contentType) {
        return PAGES.contains(essence(contentType));
    }

    private static String essence(String contentType) {
        int semicolon = contentType.indexOf(';');
        return (semicolon < 0 ? contentType : contentType.substring(0, semicolon))
                .strip()
                .toLowerCase(Locale.ROOT);
    }

    private static Kind sniff(byte[] body) {
        if (looksLikeHtml(body) || looksLikeXhtml(body)) {
            return Kind.HTML;
        }
        var start = start(body);
        boolean document = start.startsWith("%pdf-")
                || start.startsWith("<?xml")
                || start.startsWith("<rss")
                || start.startsWith("<svg")
                || start.startsWith("%!ps-adobe-");
        return document || isBinary(body) ? Kind.OTHER : Kind.MARKDOWN;
    }

    private static boolean looksLikeHtml(byte[] body) {
        var start = start(body);
        if (start.startsWith("<!--")) {
            return true;
        }
        return HTML_STARTS.stream()
                .anyMatch(tag -> start.startsWith(tag)
                        && (start.length() == tag.length() || " >\t\n\r\f/".indexOf(start.charAt(tag.length())) >= 0));
    }

    private static boolean looksLikeXhtml(byte[] body) {
        var start = start(body);
        return (start.startsWith("<?xml") || start.startsWith("<html") || start.startsWith("<!doctype html"))
                && start.contains("<html");
    }

    /** The first bytes as lower-case ASCII, without byte order mark and leading white space; every other byte of UTF-16. */
    private static String start(byte[] body) {
        int length = Math.min(body.length, BYTES_MAX);
        var text = new StringBuilder(length);
        boolean begun = false;
        for (int i = 0; i < length; i++) {
            char c = (char) (body[i] & 0xFF);
            boolean skipped = c == 0 || (!begun && (c <= ' ' || c == 0xEF || c == 0xBB || c == 0xBF || c >= 0xFE));
            if (!skipped) {
                begun = true;
                text.append(Character.toLowerCase(c));
            }
        }
        return text.toString();
    }

    /** Whether the first bytes have a binary data byte (MIME Sniffing §7.1) and no UTF-16 byte order mark. */
    private static boolean isBinary(byte[] body) {
        return !BinaryBytes.isMarkedWide(body)
                && IntStream.range(0, Math.min(body.length, BYTES_MAX))
                        .map(i -> body[i] & 0xFF)
                        .anyMatch(octet -> octet == 0 || BinaryBytes.isBinary(octet));
    }
}
