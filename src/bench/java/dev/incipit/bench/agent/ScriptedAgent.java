package dev.incipit.bench.agent;

import dev.incipit.llmstxt.LlmsTxtParser;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;

/**
 * Looks for the answer to a question as a simple agent does: reads what the site announces, ranks what it leads to by BM25,
 * opens at most three pages, and stops at the first that holds the evidence. Tokens are characters divided by four.
 */
public final class ScriptedAgent {
    private static final int PAGES_MAX = 3;
    private static final int INDEXES_MAX = 2;
    private static final int CHARACTERS_A_TOKEN = 4;

    /** What the site offers to the agent. */
    public enum Offer {
        /** Its pages only: the agent starts at the home page and follows links. */
        HTML,
        /** An index that leads to the pages. */
        INDEX,
        /** An index that leads to Markdown copies of the pages. */
        COPIES
    }

    /**
     * How it went.
     *
     * @param named whether the page with the evidence is one that the question's author names
     * @param announced tokens of what the site announces
     * @param read tokens of the pages that were opened
     * @param pages how many were opened
     */
    public record Trip(boolean answered, boolean named, int announced, int read, int pages) {
        public int tokens() {
            return announced + read;
        }
    }

    private final BuiltSite site;
    private final Offer offer;

    public ScriptedAgent(BuiltSite site, Offer offer) {
        this.site = site;
        this.offer = offer;
    }

    /** Looks for one answer; where the site has no index, its home page may hold it. */
    public Trip look(String question, Pattern evidence, Set<String> answers) throws IOException {
        var entries = new Entries();
        var opened = new HashSet<String>();
        int announced;
        if (offer == Offer.HTML) {
            var home = site.html(site.home()).orElse("");
            announced = enterPage(site.home(), home, entries);
            opened.add(BuiltSite.key(site.home()));
            if (answers.contains("/") && holds(home, evidence)) {
                return new Trip(true, true, announced, 0, 0);
            }
        } else {
            announced = enterIndex(site.packed(site.home() + "llms.txt").orElse(""), entries);
        }
        int read = 0;
        int pages = 0;
        int indexes = 0;
        var next = next(question, entries, opened);
        while (next.isPresent() && pages < PAGES_MAX) {
            var address = next.get();
            if (address.endsWith("/llms.txt")) {
                announced += indexes++ < INDEXES_MAX
                        ? enterIndex(site.packed(address).orElse(""), entries)
                        : 0;
            } else {
                var text = text(address);
                if (text.isPresent()) {
                    pages++;
                    read += tokens(text.get());
                    if (holds(text.get(), evidence)) {
                        return new Trip(true, answers.contains(site.page(address)), announced, read, pages);
                    }
                    if (offer == Offer.HTML) {
                        enterPage(address, text.get(), entries);
                    }
                }
            }
            next = next(question, entries, opened);
        }
        return new Trip(false, false, announced, read, pages);
    }

    private static Optional<String> next(String question, Entries entries, HashSet<String> opened) {
        return entries.ranked(question).stream()
                .filter(address -> opened.add(BuiltSite.key(address)))
                .findFirst();
    }

    private Optional<String> text(String address) throws IOException {
        if (offer == Offer.COPIES) {
            var copy = site.packed(address);
            if (copy.isPresent()) {
                return copy;
            }
        }
        return site.html(address.replaceFirst("(/index\\.html)\\.md$", "$1").replaceFirst("\\.md$", ""));
    }

    private static boolean holds(String text, Pattern evidence) {
        return evidence.matcher(text).find()
                || evidence.matcher(
                                text.startsWith("---\n")
                                        ? text.replace("\\", "")
                                        : Jsoup.parse(text).text())
                        .find();
    }

    /** Enters the links of a page; an agent in a browser sees their texts. */
    private static int enterPage(String address, String html, Entries entries) {
        for (var link : Jsoup.parse(html, address).select("a[href]")) {
            var target = link.absUrl("href").replaceFirst("#.*", "");
            if (target.startsWith("http")) {
                entries.add(target, link.text() + " " + link.attr("title"));
            }
        }
        return tokens(html);
    }

    private static int enterIndex(String text, Entries entries) {
        for (var section : new LlmsTxtParser().parse(text).document().sections()) {
            for (var link : section.links()) {
                entries.add(link.target(), link.name() + " " + link.note().orElse("") + " " + section.name());
            }
        }
        return tokens(text);
    }

    private static int tokens(String text) {
        return text.length() / CHARACTERS_A_TOKEN;
    }
}
