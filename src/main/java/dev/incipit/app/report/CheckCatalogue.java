package dev.incipit.app.report;

import dev.incipit.app.terminal.NearWords;
import dev.incipit.text.ShippedFile;
import dev.incipit.validate.ListedCheck;
import dev.incipit.web.CheckText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The explanations of all checks, from the resource checks.md: a heading of level 2 with the check's id, then members
 * "Name: text"; of Wrong and Right the value is the indented lines below.
 */
public final class CheckCatalogue {
    private static final String RESOURCE = "/dev/incipit/app/report/checks.md";
    private static final String HEADING = "## ";
    private static final String INDENT = "    ";

    private final Map<String, CheckPage> pages;

    private CheckCatalogue(Map<String, CheckPage> pages) {
        this.pages = pages;
    }

    public static CheckCatalogue read() {
        return of(ShippedFile.text(RESOURCE));
    }

    static CheckCatalogue of(String text) {
        var members = members(text);
        var pages = new LinkedHashMap<String, CheckPage>();
        for (var check : ListedCheck.all()) {
            pages.put(check.id(), page(check, members.getOrDefault(check.id(), Map.of())));
        }
        return new CheckCatalogue(pages);
    }

    /** From the id of a check to its members, each a list of lines. */
    private static Map<String, Map<String, List<String>>> members(String text) {
        var checks = new HashMap<String, Map<String, List<String>>>();
        Map<String, List<String>> check = new HashMap<>();
        List<String> example = new ArrayList<>();
        for (var line : text.lines().toList()) {
            int colon = line.indexOf(':');
            if (line.startsWith(HEADING)) {
                check = new HashMap<>();
                checks.put(line.substring(HEADING.length()), check);
            } else if (line.startsWith(INDENT)) {
                example.add(line.substring(INDENT.length()));
            } else if (line.isEmpty()) {
                example.add("");
            } else {
                var value = line.substring(colon + 1).strip();
                example = new ArrayList<>();
                if (!value.isEmpty()) {
                    example.add(value);
                }
                check.put(line.substring(0, colon), example);
            }
        }
        return checks;
    }

    private static CheckPage page(ListedCheck check, Map<String, List<String>> members) {
        var said = new CheckText(
                check,
                required(check, members, "What"),
                text(members, "Warning"),
                text(members, "Fail"),
                required(check, members, "Why"),
                example(check, members, "Wrong"),
                example(check, members, "Right"),
                required(check, members, "Source"),
                text(members, "Fix"));
        return new CheckPage(said);
    }

    private static Optional<String> text(Map<String, List<String>> members, String name) {
        return Optional.ofNullable(members.get(name)).map(List::getFirst);
    }

    private static String required(ListedCheck check, Map<String, List<String>> members, String name) {
        return text(members, name)
                .orElseThrow(() -> new IllegalStateException(RESOURCE + ": " + check.id() + " has no " + name));
    }

    private static List<String> example(ListedCheck check, Map<String, List<String>> members, String name) {
        required(check, members, name);
        return String.join("\n", members.get(name)).stripTrailing().lines().toList();
    }

    /** All pages in report order. */
    public List<CheckPage> pages() {
        return List.copyOf(pages.values());
    }

    public Optional<CheckPage> page(String id) {
        return Optional.ofNullable(pages.get(id));
    }

    /** All pages as one Markdown document, published as {@code src/site/markdown/checks.md}. */
    public String markdown() {
        var text = new StringBuilder("""
                # The checks of `incipit validate`

                """);
        text.append(pages.size()).append("""
                 checks in two tiers: *structure* (does the file keep the format?) and *readiness* (does it help an agent?). For each
                tier a pass counts 2, a warning 1 and a failure 0, times the weight; the score is the share of what could be reached.
                `incipit explain ID` prints a page of this document; `--ignore ID` and `--only ID` of `incipit validate` choose among
                them, and so does a comment in the file: `<!-- incipit: ignore ID -->`.

                This document is made from the program: `incipit explain --markdown`.

                | Check | Name | Tier | Weight |
                |---|---|---|---|
                """);
        for (var page : pages.values()) {
            var check = page.check();
            text.append("| [%s](#%s) | %s | %s | %d |\n"
                    .formatted(
                            check.id(), check.id(), check.name(), check.tier().word(), check.weight()));
        }
        return text.append('\n')
                .append(pages.values().stream().map(CheckPage::markdown).collect(Collectors.joining("\n")))
                .toString();
    }

    /** Says that a check does not exist, and what may have been meant. */
    public String unknown(String id) {
        return "There is no check '" + id + "'" + NearWords.endOfSentence(id, pages.keySet())
                + " 'incipit explain' lists all.";
    }
}
