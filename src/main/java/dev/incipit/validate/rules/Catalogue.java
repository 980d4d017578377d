package dev.incipit.validate.rules;

import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ListedCheck.When;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.subject.LintContext;
import java.util.List;
import java.util.function.Function;

/** Lists all checks in the order of checks.md §7, which is the order of reports. */
public final class Catalogue {
    static final List<CheckKind> CHECKS = List.of(
            structure("file-reachable", "The file is served", 10, DeliveryRules::fileReachable)
                    .in(When.URL)
                    .with(Need.REQUIRED),
            structure("content-type", "Served as plain text or Markdown", 5, DeliveryRules::contentType)
                    .in(When.URL),
            structure("https", "Served over HTTPS", 4, DeliveryRules::https).in(When.URL),
            structure("redirects", "Few redirects", 3, DeliveryRules::redirects).in(When.URL),
            structure("not-empty", "The file has content", 5, TextRules::notEmpty)
                    .with(Need.GATE),
            structure("not-html", "Markdown, not an HTML page", 8, TextRules::notHtml)
                    .with(Need.GATE),
            structure("plain-markdown", "No other format inside", 4, TextRules::plainMarkdown),
            structure("utf8", "Clean UTF-8", 4, TextRules::utf8).with(Need.REQUIRED),
            structure("line-endings", "One kind of line ending", 1, TextRules::lineEndings),
            structure("size-limit", "Within 500 KB", 4, TextRules::sizeLimit).with(Need.REQUIRED),
            structure("html-markup", "No HTML tags", 3, TextRules::htmlMarkup),
            structure("code-fences", "Code fences closed", 2, TextRules::codeFences),
            structure("h1-present", "A title", 12, HeadingRules::h1Present).with(Need.REQUIRED),
            structure("h1-single", "One title only", 6, HeadingRules::h1Single),
            structure("h1-first", "The title comes first", 6, HeadingRules::h1First),
            structure("title-text", "A telling title", 2, HeadingRules::titleText),
            structure("summary-present", "A summary", 8, SummaryRules::summaryPresent),
            structure("summary-position", "The summary follows the title", 3, SummaryRules::summaryPosition),
            structure("sections-present", "Link sections", 8, SectionRules::sectionsPresent),
            structure("links-in-sections", "Lists stand in sections", 2, SectionRules::linksInSections),
            structure("heading-levels", "Only H1 and H2", 5, HeadingRules::headingLevels),
            structure("heading-syntax", "Headings well formed", 3, HeadingRules::headingSyntax),
            structure("section-names", "Sections named once", 3, HeadingRules::sectionNames),
            structure("section-not-empty", "No empty section", 4, SectionRules::sectionNotEmpty),
            structure("list-items", "Items are links", 12, ItemRules::listItems),
            structure("notes-separator", "Notes follow a colon", 3, ItemRules::notesSeparator),
            structure("bullet-marker", "Items start with \"-\"", 1, ItemRules::bulletMarker),
            structure("section-prose", "Sections hold lists only", 3, SectionRules::sectionProse),
            structure("nested-lists", "Flat lists", 3, SectionRules::nestedLists),
            structure("link-syntax", "Links well formed", 6, ItemRules::linkSyntax),
            structure("url-scheme", "Web addresses only", 6, AddressRules::urlScheme),
            structure("url-valid", "Valid addresses", 6, AddressRules::urlValid),
            structure("url-absolute", "Absolute addresses", 4, AddressRules::urlAbsolute),
            structure("url-public", "Public hosts", 3, AddressRules::urlPublic),
            structure("unique-links", "Each target once", 4, AddressRules::uniqueLinks),
            structure("no-placeholders", "No placeholders", 6, PlaceholderRules::noPlaceholders),
            structure("optional-last", "\"Optional\" comes last", 2, SectionRules::optionalLast),
            readiness("agent-instructions", "Instructions for agents", 10, SummaryRules::agentInstructions),
            readiness("summary-quality", "A summary that says something", 6, SummaryRules::summaryQuality),
            readiness("context", "Background before the lists", 3, SummaryRules::context),
            readiness("descriptions", "Links are described", 14, NoteRules::descriptions),
            readiness("description-quality", "Descriptions tell pages apart", 8, NoteRules::descriptionQuality),
            readiness("link-text", "Telling link names", 6, NameRules::linkText),
            readiness("unique-titles", "Names differ", 3, NameRules::uniqueTitles),
            readiness("link-count", "A curated number of links", 6, ReachRules::linkCount),
            readiness("token-budget", "Fits one agent fetch", 8, TextRules::tokenBudget),
            readiness("markdown-links", "Links lead to Markdown", 8, ReachRules::markdownLinks),
            readiness("llms-full", "A full companion file", 6, SummaryRules::llmsFull),
            readiness("https-links", "Links use HTTPS", 4, AddressRules::httpsLinks),
            readiness("same-site", "Links stay on the site", 3, ReachRules::sameSite),
            readiness("key-pages", "Key pages listed", 3, KeyPages::keyPages),
            readiness("section-balance", "Balanced sections", 4, SectionRules::sectionBalance),
            readiness("optional-use", "Secondary links set apart", 1, SectionRules::optionalUse),
            readiness("no-tracking", "No tracking parameters", 3, AddressRules::noTracking),
            readiness("no-secrets", "No secrets", 8, SecretRules::noSecrets).with(Need.REQUIRED),
            readiness("no-injection", "No prompt injection", 8, InjectionRules::noInjection)
                    .with(Need.REQUIRED),
            readiness("hidden-text", "No hidden text", 4, HiddenTextRules::hiddenText),
            readiness("links-alive", "Links answer", 14, ProbeRules::linksAlive).in(When.LINKS),
            readiness("links-direct", "Links need no redirect", 3, ProbeRules::linksDirect)
                    .in(When.LINKS),
            readiness("markdown-served", "Markdown links serve Markdown", 4, ProbeRules::markdownServed)
                    .in(When.LINKS),
            readiness("robots-allow", "robots.txt lets agents in", 8, DeliveryRules::robotsAllow)
                    .in(When.URL),
            readiness("location", "Found where looked for", 3, DeliveryRules::location)
                    .in(When.URL),
            readiness("discoverable", "Pages point to the file", 4, DeliveryRules::discoverable)
                    .in(When.URL),
            readiness("caching", "Fresh on re-reading", 1, DeliveryRules::caching)
                    .in(When.URL));

    private static final List<List<CheckKind>> REPORTED =
            List.of(those(false, false), those(false, true), those(true, false), those(true, true));

    private Catalogue() {}

    /** Returns the checks of a request in report order. */
    public static List<CheckKind> reported(boolean byUrl, boolean checkLinks) {
        return REPORTED.get((byUrl ? 2 : 0) + (checkLinks ? 1 : 0));
    }

    private static List<CheckKind> those(boolean byUrl, boolean checkLinks) {
        return CHECKS.stream()
                .filter(check -> check.when().reported(byUrl, checkLinks))
                .toList();
    }

    private static CheckKind structure(String id, String name, int weight, Function<LintContext, Finding> rule) {
        return new CheckKind(id, name, Tier.STRUCTURE, When.ALWAYS, weight, Need.ORDINARY, rule);
    }

    private static CheckKind readiness(String id, String name, int weight, Function<LintContext, Finding> rule) {
        return new CheckKind(id, name, Tier.READINESS, When.ALWAYS, weight, Need.ORDINARY, rule);
    }
}
