package dev.incipit.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.incipit.AddressRows;
import dev.incipit.fetch.BadHost;
import dev.incipit.fetch.FetchConfig;
import dev.incipit.fetch.ForwardProxy;
import dev.incipit.fetch.RecordedWeb;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every row of the table of addresses through the whole service: a request goes in at the API, and what was dialled is looked at. One
 * address of loopback stands for all that is public, and is let through; all others are judged as ever.
 */
final class AddressTableTest {
    private static final String STAND_IN = "127.9.9.9";
    private static final Pattern PUBLIC_RECORD = Pattern.compile("93\\.184\\.216\\.\\d+|1\\.2\\.3\\.4|2606:.*");
    private static final Pattern SITE = Pattern.compile("(public2?\\.example\\.org)/");
    private static final Pattern CONNECT = Pattern.compile("CONNECT \\[?([0-9A-Fa-f:.]+?)\\]?:([0-9]+) HTTP/1.1\r\n");
    private static final int REQUESTS_OF_A_KEY = 100;

    /** How long a name service may take; those of the table that never answer are waited for. */
    private static final Duration LOOKUP = Duration.ofSeconds(2);

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String TEXT = "<p>" + "A page with a text of its own, which says what it is about. ".repeat(8);

    private static final Map<String, List<String>> RECORDS = new ConcurrentHashMap<>();
    private static final Map<String, AtomicInteger> LOOKUPS = new ConcurrentHashMap<>();
    private static final Map<String, Answer> ANSWERS = new ConcurrentHashMap<>();
    private static final ConcurrentLinkedQueue<String> ASKED = new ConcurrentLinkedQueue<>();
    private static HttpServer server;
    private static RecordedWeb web;
    private static RunningService service;
    private static RunningService behindProxy;
    private static BadHost proxy;
    private static String key = "";
    private static int requests;

    private interface Answer {
        void give(HttpExchange exchange) throws IOException;
    }

    @BeforeAll
    static void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(STAND_IN, 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", exchange -> {
            try (exchange) {
                ASKED.add(exchange.getRequestHeaders().getFirst("Host") + exchange.getRequestURI() + " from "
                        + exchange.getRemoteAddress().getPort());
                ANSWERS.getOrDefault(exchange.getRequestURI().getPath(), unknown -> send(unknown, 404, "text/html", ""))
                        .give(exchange);
            }
        });
        server.start();
        web = new RecordedWeb(config(List.of(STAND_IN + "/32"), Optional.empty()), AddressTableTest::records);
        service = RunningService.over(web);
        proxy = BadHost.routing(Map.of());
        var through = new ForwardProxy("127.0.0.1", proxy.port(), Optional.empty());
        behindProxy = RunningService.over(
                new RecordedWeb(config(List.of(), Optional.of(through)), AddressTableTest::records));
    }

    private static FetchConfig config(List<String> allowedNetworks, Optional<ForwardProxy> proxy) {
        return new FetchConfig(
                "Incipit/test",
                LOOKUP,
                // Less than the run has: a site that listens and speaks no TLS is waited for as long.
                Duration.ofSeconds(2),
                Duration.ofSeconds(20),
                1 << 20,
                1 << 20,
                10,
                allowedNetworks,
                FetchConfig.DEFAULTS.allowedPorts(),
                8,
                16,
                Duration.ZERO,
                proxy);
    }

    @AfterAll
    static void stop() throws IOException {
        service.close();
        behindProxy.close();
        proxy.close();
        server.stop(0);
    }

    // The name service

    private static List<InetAddress> records(String name) throws UnknownHostException {
        var sequence = RECORDS.getOrDefault(name, List.of());
        if (sequence.isEmpty()) {
            throw new UnknownHostException(name);
        }
        int number =
                LOOKUPS.computeIfAbsent(name, unknown -> new AtomicInteger()).getAndIncrement();
        return addresses(sequence.get(Math.min(number, sequence.size() - 1)));
    }

    private static List<InetAddress> addresses(String fixture) throws UnknownHostException {
        var addresses = new ArrayList<InetAddress>();
        for (var record : fixture.split(";")) {
            if (record.contains("TIMEOUT")) {
                deaf();
            }
            if (record.startsWith("A=") || record.startsWith("AAAA=")) {
                Stream.of(record.substring(record.indexOf('=') + 1).split(","))
                        .flatMap(AddressTableTest::expanded)
                        .map(AddressTableTest::address)
                        .forEach(addresses::add);
            }
        }
        if (addresses.isEmpty()) {
            throw new UnknownHostException(fixture);
        }
        return addresses;
    }

    private static InetAddress address(String record) {
        var text = record.replace("(refuses)", "");
        if (text.equals("<own address>")) {
            return own();
        }
        return InetAddress.ofLiteral(PUBLIC_RECORD.matcher(text).matches() ? STAND_IN : text);
    }

    private static InetAddress own() {
        try {
            return java.net.NetworkInterface.networkInterfaces()
                    .flatMap(java.net.NetworkInterface::inetAddresses)
                    .filter(address -> !address.isLoopbackAddress())
                    .findFirst()
                    .orElse(InetAddress.getLoopbackAddress());
        } catch (IOException unknown) {
            throw new AssertionError(unknown);
        }
    }

    private static Stream<String> expanded(String address) {
        int bracket = address.indexOf('[');
        if (bracket < 0) {
            return Stream.of(address);
        }
        var range = address.substring(bracket + 1, address.length() - 1).split("-");
        return IntStream.rangeClosed(Integer.parseInt(range[0]), Integer.parseInt(range[1]))
                .mapToObj(last -> address.substring(0, bracket) + last);
    }

    /** Blocks as native code does: nobody can interrupt it. */
    private static void deaf() {
        long end = System.nanoTime() + LOOKUP.multipliedBy(10).toNanos();
        while (System.nanoTime() < end) {
            java.util.concurrent.locks.LockSupport.parkNanos(end - System.nanoTime());
        }
    }

    // The stand-in

    private static void send(HttpExchange exchange, int status, String type, String body) throws IOException {
        byte[] octets = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", type);
        exchange.sendResponseHeaders(status, octets.length == 0 ? -1 : octets.length);
        exchange.getResponseBody().write(octets);
    }

    private static Answer page(String title, String head, String body) {
        return exchange -> send(
                exchange,
                200,
                "text/html; charset=utf-8",
                "<!doctype html><title>" + title + "</title>" + head + "<main><h1>" + title + "</h1>" + TEXT + body);
    }

    private static String standIn(String text) {
        return SITE.matcher(text).replaceAll("$1:" + server.getAddress().getPort() + "/");
    }

    private static void fresh() {
        ANSWERS.clear();
        ASKED.clear();
        LOOKUPS.clear();
        RECORDS.clear();
        web.forget();
        RECORDS.put("public.example.org", List.of("A=93.184.216.34"));
        RECORDS.put("www.public.example.org", List.of("A=93.184.216.34"));
        RECORDS.put("public2.example.org", List.of("A=93.184.216.34"));
        RECORDS.put("priv1.example.org", List.of("A=10.0.0.5"));
        RECORDS.put("rebind1.example.org", List.of("A=127.0.0.1"));
    }

    private static Reply ask(String operation, String url) throws IOException {
        if (requests++ % REQUESTS_OF_A_KEY == 0) {
            key = service.key("business");
        }
        var more = operation.equals("validate") ? Map.of("url", url, "checkLinks", true) : Map.of("url", url);
        var response = service.post("/api/v1/" + operation, key, MAPPER.writeValueAsString(more));
        return new Reply(response.statusCode(), response.body());
    }

    private record Reply(int status, String body) {}

    /** Nothing was dialled but what stands for the public web. */
    private static void assertOnlyPublicWasDialled(String reason) {
        for (var url : web.dialled()) {
            var records = RECORDS.getOrDefault(url.host(), List.of());
            assertTrue(
                    !records.isEmpty()
                            && PUBLIC_RECORD
                                    .matcher(records.getFirst()
                                            .replaceAll("^A+=", "")
                                            .split("[,;(]")[0])
                                    .matches(),
                    reason + ": dialled " + url);
        }
    }

    // The rows

    @TestFactory
    Stream<DynamicTest> whatCallersTypeIsJudgedAtTheDoor() throws IOException {
        return AddressRows.of("url")
                .filter(row -> row.expected().equals("block") || !isLiteral(row.url()))
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.url(), () -> {
                    fresh();
                    var reply = ask("generate", row.url());
                    if (row.expected().equals("block")) {
                        assertEquals(400, reply.status(), reply.body());
                        assertTrue(web.dialled().isEmpty());
                    } else {
                        // Nobody knows these names here.
                        assertEquals(500, reply.status(), reply.body());
                    }
                }));
    }

    private static boolean isLiteral(String url) {
        return url.matches("(?i)https?://(\\[|[0-9.x]+([:/?#]|$)).*");
    }

    /** Public addresses cannot be dialled here: a proxy that connects nobody is told where a connection would go (fetch.proxy). */
    @TestFactory
    Stream<DynamicTest> anAllowedLiteralIsDialledAtExactlyItsAddress() throws IOException {
        return AddressRows.of("url")
                .filter(row -> row.expected().equals("allow") && isLiteral(row.url()))
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.url(), () -> {
                    int before = proxy.requests().size();
                    var response = behindProxy.post(
                            "/api/v1/generate",
                            behindProxy.key("business"),
                            MAPPER.writeValueAsString(Map.of("url", row.url())));
                    assertEquals(500, response.statusCode(), response.body());
                    assertTrue(response.body().contains("the proxy did not connect"), response.body());
                    var connects = proxy.requests().stream()
                            .skip(before)
                            .map(CONNECT::matcher)
                            .filter(Matcher::lookingAt)
                            .toList();
                    assertTrue(!connects.isEmpty()
                            && connects.size() == proxy.requests().size() - before);
                    for (var connect : connects) {
                        assertEquals(written(row.url()), InetAddress.ofLiteral(connect.group(1)));
                        assertEquals("80", connect.group(2));
                    }
                }));
    }

    /** The address of a literal's own digits, read by another than ours. */
    private static InetAddress written(String url) throws UnknownHostException {
        var host = url.replaceAll("(?i)^https?://\\[?|[\\]/].*$", "");
        return host.chars().allMatch(Character::isDigit)
                ? InetAddress.getByAddress(ByteBuffer.allocate(Integer.BYTES)
                        .putInt(Integer.parseUnsignedInt(host))
                        .array())
                : InetAddress.ofLiteral(host);
    }

    @TestFactory
    Stream<DynamicTest> namesAreJudgedByTheirRecordsWhenTheyAreDialled() throws IOException {
        return AddressRows.of("resolver")
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.url(), () -> {
                    fresh();
                    var host = row.url().replaceAll("^http://|/$", "");
                    if (!row.fixture().startsWith("A only for")) {
                        RECORDS.put(host, List.of(row.fixture().replaceAll("CNAME=[^;]*;", "")));
                    }
                    var reply = ask("generate", row.url());
                    assertEquals(500, reply.status(), reply.body());
                    // Nobody listens at the stand-in's port 80, so a name that may be dialled is refused there.
                    assertEquals(row.expected().equals("allow"), !web.dialled().isEmpty(), reply.body());
                    var lost = row.fixture().equals("TIMEOUT")
                            ? "the name service gave no answer"
                            : "its name was not found";
                    assertEquals(row.expected().equals("block"), reply.body().contains(lost), reply.body());
                }));
    }

    @TestFactory
    Stream<DynamicTest> namesThatChangeTheirRecordsChangeNothing() throws IOException {
        return AddressRows.of("sequence")
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.reason(), () -> {
                    fresh();
                    var host = row.url().replaceAll("^http://|/$", "");
                    var sequence = new ArrayList<String>();
                    for (var part : row.fixture().replace("seq ", "").split(" \\| ")) {
                        var times = Pattern.compile("(.*) x(\\d+)").matcher(part);
                        var record = part.replaceAll(" .*", "");
                        sequence.addAll(IntStream.range(0, times.matches() ? Integer.parseInt(times.group(2)) : 1)
                                .mapToObj(_ -> record)
                                .toList());
                    }
                    if (row.fixture().equals("pool reuse")) {
                        sequence.set(0, "A=93.184.216.34");
                    }
                    // The door looks a name with such a port up too.
                    sequence.addFirst(sequence.getFirst());
                    RECORDS.put(host, sequence);
                    boolean begins = PUBLIC_RECORD
                            .matcher(sequence.getFirst().replaceAll("^A=|\\(.*", ""))
                            .matches();
                    var site = "http://" + host + ":" + server.getAddress().getPort();
                    ANSWERS.put(
                            "/",
                            page(
                                    "Home",
                                    "",
                                    IntStream.range(0, 12)
                                                    .mapToObj(i -> "<p><a href=/p" + i + ">Page " + i + "</a>")
                                                    .reduce("", String::concat)
                                            + "<p><a href=" + standIn("http://public2.example.org/elsewhere")
                                            + ">Elsewhere</a>"));
                    IntStream.range(0, 12).forEach(i -> ANSWERS.put("/p" + i, page("Page " + i, "", " number " + i)));
                    var reply = ask("generate", site + "/");
                    boolean mixed = sequence.getFirst().contains(",");
                    assertEquals(begins && !mixed ? 200 : mixed || !begins ? 400 : 500, reply.status(), reply.body());
                    web.dialled().forEach(url -> assertEquals(host, url.host()));
                    assertEquals(begins && !mixed, web.dialled().size() > 12);
                }));
    }

    @TestFactory
    Stream<DynamicTest> redirectsAreJudgedHopByHop() throws IOException {
        return AddressRows.of("redirect")
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.reason(), () -> {
                    fresh();
                    var path = row.url().replaceAll("^http://[^/]*", "");
                    var fixture = standIn(row.fixture());
                    ANSWERS.put("/", page("Elsewhere", "", ""));
                    ANSWERS.put("/next", page("Next", "", ""));
                    ANSWERS.put(path, redirect(path, fixture));
                    var reply = ask("generate", standIn(row.url()));
                    assertOnlyPublicWasDialled(row.reason());
                    // Any port may be asked where the stand-in is; the row of a port is judged by AddressGuardTest.
                    boolean isPort = row.reason().contains("port");
                    assertTrue(row.expected().equals("allow")
                            || isPort
                            || !reply.body().contains("connection refused"));
                    assertFalse(
                            reply.body().contains("127.0.0.1") || reply.body().contains("169.254"), reply.body());
                    assertTrue(
                            ASKED.stream().noneMatch(line -> line.contains("evil") && !line.contains("%0d%0a")),
                            ASKED.toString());
                    if (row.id().equals("S531")) {
                        assertEquals(200, reply.status(), reply.body());
                    }
                    if (row.id().equals("S530")) {
                        assertTrue(
                                web.dialled().stream()
                                                .anyMatch(url -> url.host().startsWith("www."))
                                        || reply.body().contains("connection refused"),
                                reply.body());
                    }
                }));
    }

    private static Answer redirect(String path, String fixture) {
        if (fixture.startsWith("<meta")) {
            return page("Refreshing", fixture, "");
        }
        int status = Integer.parseInt(fixture.substring(0, 3));
        return exchange -> {
            var headers = exchange.getResponseHeaders();
            if (fixture.contains("to itself")) {
                headers.add("Location", path);
            } else if (fixture.contains(" x21")) {
                int hop = Integer.parseInt("0"
                        + String.valueOf(exchange.getRequestURI().getQuery()).replaceAll("\\D", ""));
                headers.add("Location", hop > 21 ? "/" : path + "?" + (hop + 1));
            } else if (fixture.contains(" -> ")) {
                var hops = fixture.split(" -> ");
                headers.add("Location", hops[1]);
                ANSWERS.put("/", next -> {
                    next.getResponseHeaders().add("Location", hops[2]);
                    send(next, status, "text/html", "");
                });
            } else if (fixture.contains("Refresh:")) {
                headers.add("Refresh", fixture.replaceAll(".*Refresh: ", ""));
            } else {
                for (var part : fixture.substring(4).split(" \\+ ")) {
                    var value = part.replaceAll("^[^:]*: ", "").replace("\\\\", "\\");
                    headers.add("Location", value);
                    if (part.contains("Content-Location")) {
                        headers.add("Content-Location", value);
                    }
                }
            }
            send(exchange, status, "text/html", status < 300 ? "<title>Here</title>" + TEXT : "");
        };
    }

    @TestFactory
    Stream<DynamicTest> whatDocumentsSayIsJudgedAsWhatCallersType() throws IOException {
        return AddressRows.of("document")
                .map(row -> DynamicTest.dynamicTest(row.id() + " " + row.reason(), () -> {
                    fresh();
                    var path = row.url().replaceAll("^http://[^/]*", "");
                    boolean validate = row.reason().startsWith("validate");
                    documents(path, row.fixture());
                    var reply = ask(validate ? "validate" : "generate", standIn(row.url()));
                    assertEquals(200, reply.status(), reply.body());
                    assertOnlyPublicWasDialled(row.reason());
                    if (!validate) {
                        assertTrue(reply.body().contains("The first page"), reply.body());
                        assertFalse(
                                reply.body().contains("passwd") || reply.body().contains("root:"), reply.body());
                        assertNotEquals(
                                0,
                                ASKED.stream()
                                        .filter(line -> line.contains(path + "/more"))
                                        .count(),
                                ASKED.toString());
                    }
                }));
    }

    private static void documents(String path, String fixture) {
        var site = "http://public.example.org:" + server.getAddress().getPort();
        var more = "<p><a href=" + site + path + "/more>More about it</a>";
        boolean inPage = fixture.startsWith("<link rel")
                || fixture.startsWith("<base")
                || fixture.startsWith("<a ")
                || fixture.startsWith("<iframe")
                || fixture.startsWith("<img");
        ANSWERS.put(path, exchange -> {
            if (fixture.startsWith("Link:")) {
                exchange.getResponseHeaders().add("Link", fixture.substring(6));
            }
            if (fixture.startsWith("302 -> ")) {
                exchange.getResponseHeaders().add("Location", fixture.substring(7));
                send(exchange, 302, "text/html", "");
                return;
            }
            boolean head = fixture.startsWith("<link rel") || fixture.startsWith("<base");
            page(
                            "The first page",
                            head ? fixture.replaceAll("<a .*", "") : "",
                            (inPage ? fixture + "x</a></iframe>" : "") + more)
                    .give(exchange);
        });
        ANSWERS.put(path + "/more", page("More", "", " and more"));
        ANSWERS.put(
                "/robots.txt",
                exchange -> send(
                        exchange,
                        200,
                        "text/plain",
                        fixture.startsWith("robots: ")
                                ? fixture.substring(8) + "\n"
                                : "User-agent: *\nAllow: /\nSitemap: " + site + "/sitemap.xml\n"));
        ANSWERS.put("/sitemap.xml", exchange -> send(exchange, 200, "application/xml", sitemap(site + path, fixture)));
        ANSWERS.put("/llms.txt", exchange -> {
            if (fixture.startsWith("302")) {
                exchange.getResponseHeaders().add("Location", fixture.substring(7));
                send(exchange, 302, "text/html", "");
            } else {
                send(
                        exchange,
                        fixture.startsWith("- [") ? 200 : 404,
                        "text/plain",
                        "# Site\n\n> What it is.\n\n## Links\n\n" + fixture + "\n");
            }
        });
    }

    private static String sitemap(String page, String fixture) {
        var url = "<url><loc>" + page + "/more</loc></url>";
        if (fixture.startsWith("<sitemap>")) {
            return "<sitemapindex>" + fixture + "</loc></sitemap></sitemapindex>";
        }
        if (fixture.startsWith("<!DOCTYPE")) {
            return "<?xml version=\"1.0\"?>" + fixture + "<urlset><url><loc>" + page + "/&e;</loc></url>" + url
                    + "</urlset>";
        }
        if (fixture.startsWith("<?xml-stylesheet")) {
            return "<?xml version=\"1.0\"?>" + fixture + "<urlset>" + url + "</urlset>";
        }
        if (fixture.startsWith("xsi:")) {
            return "<urlset xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" " + fixture + ">" + url
                    + "</urlset>";
        }
        if (fixture.startsWith("<link>")) {
            return "<rss><channel><item>" + fixture + "</item><item><link>" + page
                    + "/more</link></item></channel></rss>";
        }
        var inside = fixture.startsWith("<xi:") || fixture.startsWith("<xhtml") || fixture.startsWith("<image");
        return "<urlset xmlns:xi=\"x\" xmlns:xhtml=\"y\" xmlns:image=\"z\">" + url
                + (inside
                        ? "<url><loc>" + page + "</loc>" + fixture
                                + (fixture.startsWith("<image") ? "</image:loc>" : "") + "</url>"
                        : "")
                + "</urlset>";
    }
}
