package dev.incipit.batch;

import dev.incipit.fetch.FetchOutcome;
import dev.incipit.fetch.FetchOutcome.Fetched;
import dev.incipit.fetch.FetchOutcome.Missing;
import dev.incipit.fetch.FetchOutcome.Refused;
import dev.incipit.url.WebUrl;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * One site as an archive has it. What is not in it is missing. A crawl rarely has each page of a site, and often not the first: so its
 * sitemap lists the pages that are there, and a first page that is not there leads to the page with the shortest address. Filled by one
 * thread, then read by many.
 */
final class ArchivedSite {
    /** Addresses that are kept of one site. */
    private static final int ANSWERS_MAX = 5_000;

    /** Bytes that are kept of one site; a run has more runs beside it. */
    private static final long BYTES_MAX = 48L << 20;

    private static final int FOUND = 302;

    private final String key;
    private final Map<String, ArchivedAnswer> answers = new HashMap<>();
    private long bytes;

    /** A site without answers; {@code key} is its host, with the port unless it is the scheme's own. */
    ArchivedSite(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    /** Adds an answer; of two with one address, the later. */
    void add(ArchivedAnswer answer) {
        var path = answer.url().requestTarget();
        var old = answers.get(path);
        boolean better = old == null || rank(answer).compareTo(rank(old)) > 0;
        long more = (long) answer.body().length - (old == null ? 0 : old.body().length);
        if (better && (old != null || answers.size() < ANSWERS_MAX) && bytes + more <= BYTES_MAX) {
            answers.put(path, answer);
            bytes += more;
        }
    }

    /** A page counts more than a redirect, such as that from http to https; then the later one. */
    private static String rank(ArchivedAnswer answer) {
        return (answer.status() < 300 ? "1" : "0") + answer.date();
    }

    /** The address of the site: https if any page was fetched so. */
    String address() {
        boolean secure = answers.values().stream()
                .anyMatch(
                        answer -> answer.status() < 300 && answer.url().scheme().equals("https"));
        return (secure ? "https://" : "http://") + key;
    }

    FetchOutcome fetch(WebUrl url) {
        var target = url.requestTarget();
        var kept = Optional.ofNullable(answers.get(target));
        if (target.equals("/sitemap.xml")) {
            return fetched(url, 200, Map.of("content-type", "application/xml"), sitemap(), false);
        }
        if (kept.isEmpty() && target.equals("/")) {
            return pages().stream()
                    .findFirst()
                    .<FetchOutcome>map(page -> fetched(url, FOUND, Map.of("location", page), new byte[0], false))
                    .orElseGet(() -> new Missing(url, 404));
        }
        return kept.map(answer -> outcome(url, answer)).orElseGet(() -> new Missing(url, 404));
    }

    private static FetchOutcome outcome(WebUrl url, ArchivedAnswer answer) {
        if (FetchOutcome.Refused.isOne(answer.status())) {
            return new Refused(url, answer.status(), Optional.empty());
        }
        return answer.status() < 400
                ? fetched(url, answer.status(), answer.headers(), answer.body(), answer.truncated())
                : new Missing(url, answer.status());
    }

    private static Fetched fetched(WebUrl url, int status, Map<String, String> headers, byte[] body, boolean cut) {
        return new Fetched(url, status, headers, body, cut, List.of());
    }

    private List<String> pages() {
        return answers.values().stream()
                .filter(answer -> answer.status() < 300 && answer.isHtml())
                .map(answer -> answer.url().requestTarget())
                .filter(page -> !page.equals("/robots.txt"))
                .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private byte[] sitemap() {
        var urls = new Element("urlset").attr("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9");
        pages().forEach(page -> urls.appendElement("url").appendElement("loc").text(address() + page));
        var xml = new Document("");
        xml.outputSettings().syntax(Document.OutputSettings.Syntax.xml).prettyPrint(false);
        xml.appendChild(urls);
        return xml.outerHtml().getBytes(StandardCharsets.UTF_8);
    }
}
