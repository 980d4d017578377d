package dev.incipit.web;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;

/** A client that keeps cookies, follows no redirections, and sends forms as a browser without scripts does. */
public final class Browser {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final int port;
    private final Map<String, String> cookies = new LinkedHashMap<>();
    private final Map<String, String> headers = new LinkedHashMap<>();

    public Browser(int port) {
        this.port = port;
        // As a browser behind the operator's proxy, which speaks TLS.
        headers.put("X-Forwarded-Proto", "https");
        headers.put("X-Forwarded-For", "192.0.2.1");
        headers.put("Accept", "text/html");
    }

    /** Sends this header with every request. */
    public Browser with(String name, String value) {
        headers.put(name, value);
        return this;
    }

    public Map<String, String> cookies() {
        return cookies;
    }

    /** The cookies as one header carries them. */
    public String cookieLine() {
        return cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    public HttpResponse<String> get(String path) {
        return send(to(path).GET());
    }

    /** Whether anything listens. */
    public boolean isAnswered() {
        try (var _ = new Socket("127.0.0.1", port)) {
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    /** Opens a page and sends its form of this action, with the given fields filled in. */
    public HttpResponse<String> submit(String path, String action, Map<String, String> typed) {
        return post(action, filled(get(path), action, typed));
    }

    /** The fields of a form on a page, with the given ones filled in. */
    public static Map<String, String> filled(HttpResponse<String> page, String action, Map<String, String> typed) {
        var form = Optional.ofNullable(Jsoup.parse(page.body()).selectFirst("form[action=" + action + "]"))
                .orElseThrow(() -> new AssertionError("no form " + action + " in " + page.body()));
        var fields = new LinkedHashMap<String, String>();
        form.select("input[name], textarea[name]").forEach(field -> fields.put(field.attr("name"), field.val()));
        fields.putAll(typed);
        return fields;
    }

    public HttpResponse<String> post(String path, Map<String, String> fields) {
        return send(to(path).header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(fields.entrySet().stream()
                        .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                        .collect(Collectors.joining("&")))));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private HttpRequest.Builder to(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        headers.forEach(request::setHeader);
        if (!cookies.isEmpty()) {
            request.setHeader("Cookie", cookieLine());
        }
        try {
            var answer = CLIENT.send(request.build(), BodyHandlers.ofString());
            answer.headers().allValues("Set-Cookie").forEach(this::keep);
            return answer;
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    private void keep(String line) {
        var pair = line.substring(0, line.indexOf(';'));
        int equals = pair.indexOf('=');
        if (line.contains("Max-Age=0")) {
            cookies.remove(pair.substring(0, equals));
        } else {
            cookies.put(pair.substring(0, equals), pair.substring(equals + 1));
        }
    }

    /** Signs in; the answer to the form. */
    public HttpResponse<String> signIn(String address, String password) {
        return submit("/login", "/login", Map.of("address", address, "password", password));
    }
}
