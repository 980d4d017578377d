package dev.incipit.validate.rules;

import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Mode;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.finding.Rule;
import java.util.List;

/** Lists all checks in the order of checks.md §7, which is the order of reports. */
public final class Catalogue {
    static final List<CheckKind> CHECKS = List.of(
            structure(
                    "file-reachable", "The file is served", Mode.URL, 10, Need.REQUIRED, DeliveryRules::fileReachable),
            structure(
                    "content-type",
                    "Served as plain text or Markdown",
                    Mode.URL,
                    5,
                    Need.ORDINARY,
                    DeliveryRules::contentType),
            structure("https", "Served over HTTPS", Mode.URL, 4, Need.ORDINARY, DeliveryRules::https),
            structure("redirects", "Few redirects", Mode.URL, 3, Need.ORDINARY, DeliveryRules::redirects),
            structure("not-empty", "The file has content", Mode.ALWAYS, 5, Need.GATE, TextRules::notEmpty),
            structure("not-html", "Markdown, not an HTML page", Mode.ALWAYS, 8, Need.GATE, TextRules::notHtml),
            structure(
                    "plain-markdown",
                    "No other format inside",
                    Mode.ALWAYS,
                    4,
                    Need.ORDINARY,
                    TextRules::plainMarkdown),
            structure("utf8", "Clean UTF-8", Mode.ALWAYS, 4, Need.REQUIRED, TextRules::utf8),
            structure("line-endings", "One kind of line ending", Mode.ALWAYS, 1, Need.ORDINARY, TextRules::lineEndings),
            structure("size-limit", "Within 500 KB", Mode.ALWAYS, 4, Need.REQUIRED, TextRules::sizeLimit),
            structure("html-markup", "No HTML tags", Mode.ALWAYS, 3, Need.ORDINARY, TextRules::htmlMarkup),
            structure("code-fences", "Code fences closed", Mode.ALWAYS, 2, Need.ORDINARY, TextRules::codeFences),
            structure("h1-present", "A title", Mode.ALWAYS, 12, Need.REQUIRED, HeadingRules::h1Present),
            structure("h1-single", "One title only", Mode.ALWAYS, 6, Need.ORDINARY, HeadingRules::h1Single),
            structure("h1-first", "The title comes first", Mode.ALWAYS, 6, Need.ORDINARY, HeadingRules::h1First),
            structure("title-text", "A telling title", Mode.ALWAYS, 2, Need.ORDINARY, HeadingRules::titleText),
            structure("summary-present", "A summary", Mode.ALWAYS, 8, Need.ORDINARY, SummaryRules::summaryPresent),
            structure(
                    "summary-position",
                    "The summary follows the title",
                    Mode.ALWAYS,
                    3,
                    Need.ORDINARY,
                    SummaryRules::summaryPosition),
            structure(
                    "sections-present", "Link sections", Mode.ALWAYS, 8, Need.ORDINARY, SectionRules::sectionsPresent),
            structure(
                    "links-in-sections",
                    "Lists stand in sections",
                    Mode.ALWAYS,
                    2,
                    Need.ORDINARY,
                    SectionRules::linksInSections),
            structure("heading-levels", "Only H1 and H2", Mode.ALWAYS, 5, Need.ORDINARY, HeadingRules::headingLevels),
            structure(
                    "heading-syntax",
                    "Headings well formed",
                    Mode.ALWAYS,
                    3,
                    Need.ORDINARY,
                    HeadingRules::headingSyntax),
            structure(
                    "section-names", "Sections named once", Mode.ALWAYS, 3, Need.ORDINARY, HeadingRules::sectionNames),
            structure(
                    "section-not-empty",
                    "No empty section",
                    Mode.ALWAYS,
                    4,
                    Need.ORDINARY,
                    SectionRules::sectionNotEmpty),
            structure("list-items", "Items are links", Mode.ALWAYS, 12, Need.ORDINARY, ItemRules::listItems),
            structure(
                    "notes-separator",
                    "Notes follow a colon",
                    Mode.ALWAYS,
                    3,
                    Need.ORDINARY,
                    ItemRules::notesSeparator),
            structure(
                    "bullet-marker", "Items start with \"-\"", Mode.ALWAYS, 1, Need.ORDINARY, ItemRules::bulletMarker),
            structure(
                    "section-prose",
                    "Sections hold lists only",
                    Mode.ALWAYS,
                    3,
                    Need.ORDINARY,
                    SectionRules::sectionProse),
            structure("nested-lists", "Flat lists", Mode.ALWAYS, 3, Need.ORDINARY, SectionRules::nestedLists),
            structure("link-syntax", "Links well formed", Mode.ALWAYS, 6, Need.ORDINARY, ItemRules::linkSyntax),
            structure("url-scheme", "Web addresses only", Mode.ALWAYS, 6, Need.ORDINARY, AddressRules::urlScheme),
            structure("url-valid", "Valid addresses", Mode.ALWAYS, 6, Need.ORDINARY, AddressRules::urlValid),
            structure("url-absolute", "Absolute addresses", Mode.ALWAYS, 4, Need.ORDINARY, AddressRules::urlAbsolute),
            structure("url-public", "Public hosts", Mode.ALWAYS, 3, Need.ORDINARY, AddressRules::urlPublic),
            structure("unique-links", "Each target once", Mode.ALWAYS, 4, Need.ORDINARY, AddressRules::uniqueLinks),
            structure(
                    "no-placeholders",
                    "No placeholders",
                    Mode.ALWAYS,
                    6,
                    Need.ORDINARY,
                    PlaceholderRules::noPlaceholders),
            structure(
                    "optional-last",
                    "\"Optional\" comes last",
                    Mode.ALWAYS,
                    2,
                    Need.ORDINARY,
                    SectionRules::optionalLast),
            readiness(
                    "agent-instructions",
                    "Instructions for agents",
                    Mode.ALWAYS,
                    10,
                    Need.ORDINARY,
                    SummaryRules::agentInstructions),
            readiness(
                    "summary-quality",
                    "A summary that says something",
                    Mode.ALWAYS,
                    6,
                    Need.ORDINARY,
                    SummaryRules::summaryQuality),
            readiness("context", "Background before the lists", Mode.ALWAYS, 3, Need.ORDINARY, SummaryRules::context),
            readiness("descriptions", "Links are described", Mode.ALWAYS, 14, Need.ORDINARY, NoteRules::descriptions),
            readiness(
                    "description-quality",
                    "Descriptions tell pages apart",
                    Mode.ALWAYS,
                    8,
                    Need.ORDINARY,
                    NoteRules::descriptionQuality),
            readiness("link-text", "Telling link names", Mode.ALWAYS, 6, Need.ORDINARY, NameRules::linkText),
            readiness("unique-titles", "Names differ", Mode.ALWAYS, 3, Need.ORDINARY, NameRules::uniqueTitles),
            readiness("link-count", "A curated number of links", Mode.ALWAYS, 6, Need.ORDINARY, ReachRules::linkCount),
            readiness("token-budget", "Fits one agent fetch", Mode.ALWAYS, 8, Need.ORDINARY, TextRules::tokenBudget),
            readiness(
                    "markdown-links",
                    "Links lead to Markdown",
                    Mode.ALWAYS,
                    8,
                    Need.ORDINARY,
                    ReachRules::markdownLinks),
            readiness("llms-full", "A full companion file", Mode.ALWAYS, 6, Need.ORDINARY, SummaryRules::llmsFull),
            readiness("https-links", "Links use HTTPS", Mode.ALWAYS, 4, Need.ORDINARY, AddressRules::httpsLinks),
            readiness("same-site", "Links stay on the site", Mode.ALWAYS, 3, Need.ORDINARY, ReachRules::sameSite),
            readiness("key-pages", "Key pages listed", Mode.ALWAYS, 3, Need.ORDINARY, KeyPages::keyPages),
            readiness(
                    "section-balance",
                    "Balanced sections",
                    Mode.ALWAYS,
                    4,
                    Need.ORDINARY,
                    SectionRules::sectionBalance),
            readiness(
                    "optional-use",
                    "Secondary links set apart",
                    Mode.ALWAYS,
                    1,
                    Need.ORDINARY,
                    SectionRules::optionalUse),
            readiness("no-tracking", "No tracking parameters", Mode.ALWAYS, 3, Need.ORDINARY, AddressRules::noTracking),
            readiness("no-secrets", "No secrets", Mode.ALWAYS, 8, Need.REQUIRED, SecretRules::noSecrets),
            readiness(
                    "no-injection", "No prompt injection", Mode.ALWAYS, 8, Need.REQUIRED, InjectionRules::noInjection),
            readiness("hidden-text", "No hidden text", Mode.ALWAYS, 4, Need.ORDINARY, HiddenTextRules::hiddenText),
            readiness("links-alive", "Links answer", Mode.LINKS, 14, Need.ORDINARY, ProbeRules::linksAlive),
            readiness("links-direct", "Links need no redirect", Mode.LINKS, 3, Need.ORDINARY, ProbeRules::linksDirect),
            readiness(
                    "markdown-served",
                    "Markdown links serve Markdown",
                    Mode.LINKS,
                    4,
                    Need.ORDINARY,
                    ProbeRules::markdownServed),
            readiness(
                    "robots-allow",
                    "robots.txt lets agents in",
                    Mode.URL,
                    8,
                    Need.ORDINARY,
                    DeliveryRules::robotsAllow),
            readiness("location", "Found where looked for", Mode.URL, 3, Need.ORDINARY, DeliveryRules::location),
            readiness(
                    "discoverable", "Pages point to the file", Mode.URL, 4, Need.ORDINARY, DeliveryRules::discoverable),
            readiness("caching", "Fresh on re-reading", Mode.URL, 1, Need.ORDINARY, DeliveryRules::caching));

    private static final List<List<CheckKind>> REPORTED =
            List.of(those(false, false), those(false, true), those(true, false), those(true, true));

    private Catalogue() {}

    /** Returns the checks of a request in report order. */
    public static List<CheckKind> reported(boolean byUrl, boolean checkLinks) {
        return REPORTED.get((byUrl ? 2 : 0) + (checkLinks ? 1 : 0));
    }

    private static List<CheckKind> those(boolean byUrl, boolean checkLinks) {
        return CHECKS.stream()
                .filter(check -> check.mode().reported(byUrl, checkLinks))
                .toList();
    }

    private static CheckKind structure(String id, String name, Mode mode, int weight, Need need, Rule rule) {
        return new CheckKind(id, name, Tier.STRUCTURE, mode, weight, need, rule);
    }

    private static CheckKind readiness(String id, String name, Mode mode, int weight, Need need, Rule rule) {
        return new CheckKind(id, name, Tier.READINESS, mode, weight, need, rule);
    }
}
