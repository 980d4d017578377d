package dev.incipit.validate.rules;

import dev.incipit.fetch.Fetchers;
import dev.incipit.llmstxt.BareAddress;
import dev.incipit.llmstxt.CharacterRuns;
import dev.incipit.llmstxt.Entry;
import dev.incipit.llmstxt.Entry.Flaw;
import dev.incipit.url.InternalNames;
import dev.incipit.url.TrackingParameters;
import dev.incipit.url.WebUrl;
import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Status;
import dev.incipit.validate.finding.Finding;
import dev.incipit.validate.finding.Finding.Place;
import dev.incipit.validate.subject.LinkTarget;
import dev.incipit.validate.subject.LinkTarget.Kind;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the addresses of entries: whether anyone can fetch them, and whether each is listed once. */
final class AddressRules {
    private AddressRules() {}

    private static List<Place> places(Stream<LinkTarget> targets, Function<LinkTarget, String> text) {
        return targets.map(target -> new Place(target.line(), () -> text.apply(target)))
                .toList();
    }

    /** The addresses in place, and those of definitions and autolinks. */
    private static Stream<LinkTarget> anywhere(LintContext context) {
        return Stream.concat(context.file().addresses().stream(), context.file().elsewhere().stream());
    }

    private static Stream<LinkTarget> where(LintContext context, Predicate<LinkTarget> what) {
        return context.file().addresses().stream().filter(what);
    }

    static Finding urlScheme(LintContext context) {
        var unsafe =
                places(anywhere(context).filter(target -> target.kind() == Kind.UNSAFE_SCHEME), AddressRules::noPage);
        return unsafe.isEmpty()
                ? Finding.of(
                        Status.WARNING,
                        places(where(context, target -> target.kind() == Kind.OTHER_SCHEME), AddressRules::noPage),
                        "All addresses are of the web.")
                : Finding.of(Status.FAIL, unsafe);
    }

    private static String noPage(LinkTarget target) {
        return "\"" + target.scheme() + ":\" cannot be fetched. Link a web page.";
    }

    static Finding urlValid(LintContext context) {
        var broken = where(context, target -> target.validity() == Status.FAIL).toList();
        if (!broken.isEmpty() && spaced(context).containsAll(lines(broken))) {
            return Finding.see(Status.FAIL, Cause.SYNTAX);
        }
        return broken.isEmpty()
                ? Finding.of(
                        Status.WARNING,
                        places(where(context, target -> target.validity() == Status.WARNING), AddressRules::invalid),
                        "All addresses are valid.")
                : Finding.of(Status.FAIL, places(broken.stream(), AddressRules::invalid));
    }

    private static Set<Integer> lines(List<LinkTarget> targets) {
        return targets.stream().map(LinkTarget::line).collect(Collectors.toSet());
    }

    /** The lines of items whose links are malformed by a space in their addresses. */
    private static Set<Integer> spaced(LintContext context) {
        return context.file().entries().stream()
                .filter(entry -> entry.flaws().contains(Flaw.SPACE_IN_ADDRESS))
                .map(Entry::line)
                .collect(Collectors.toSet());
    }

    private static String invalid(LinkTarget target) {
        return "\"" + Finding.quote(target.address()) + "\" is not a valid address. Percent-encode or correct it.";
    }

    static Finding urlAbsolute(LintContext context) {
        var addresses = context.file().addresses();
        var relative = where(context, target -> target.kind() == Kind.RELATIVE || target.kind() == Kind.FRAGMENT)
                .map(target -> isWrapped(target)
                        ? new Place(target.line(), "WRAPPED", () -> wrapped(target))
                        : new Place(target.line(), target.kind().name(), () -> notAbsolute(target)))
                .toList();
        boolean nothingElse =
                !addresses.isEmpty() && addresses.stream().allMatch(target -> target.kind() == Kind.FRAGMENT);
        return Finding.of(nothingElse ? Status.FAIL : Status.WARNING, relative, "All addresses are absolute.");
    }

    /** Whether an address of the web begins behind a quote or a bracket. */
    private static boolean isWrapped(LinkTarget target) {
        var address = target.address();
        int at = CharacterRuns.end(address, 0, here -> !Character.isLetterOrDigit(here) && here != '/');
        return at > 0 && BareAddress.lengthAtStart(address.substring(at)) > 0;
    }

    private static String wrapped(LinkTarget target) {
        return "\"" + Finding.quote(target.address()) + "\" begins with a sign that is no part of an address."
                + " Write https://… alone.";
    }

    private static String notAbsolute(LinkTarget target) {
        return "\"" + Finding.quote(target.address())
                + (target.kind() == Kind.FRAGMENT
                        ? "\" leads into this file. Link a page."
                        : "\" is relative; agents read the file out of its place. Write https://….");
    }

    static Finding urlPublic(LintContext context) {
        var hidden = places(
                anywhere(context)
                        .filter(target -> target.url()
                                .map(WebUrl::host)
                                .filter(host -> !isPublic(host))
                                .isPresent()),
                target -> notPublic(target.url().orElseThrow().host()));
        return Finding.of(Status.FAIL, hidden, "All hosts are public.");
    }

    private static String notPublic(String host) {
        return host.equals("https") || host.equals("http")
                ? "the address has a scheme twice. Write https:// once."
                : Finding.quote(host) + " cannot be reached from outside. Link the public address.";
    }

    /** Whether anyone can reach the host, judging by its name alone. */
    static boolean isPublic(String host) {
        return !Fetchers.isSpecialPurpose(InternalNames.withoutFinalDot(host))
                && (host.startsWith("[") || (host.indexOf('.') > 0 && !InternalNames.isOne(host)));
    }

    static Finding uniqueLinks(LintContext context) {
        int entries = 0;
        var places = new ArrayList<Place>();
        for (var target : context.file().targets()) {
            if (target.kind() == Kind.NONE) {
                continue;
            }
            entries += target.entries().size();
            for (var entry : target.entries().subList(1, target.entries().size())) {
                places.add(new Place(
                        entry.line(),
                        () -> Finding.quote(target.address()) + " stands already on line " + target.line()
                                + ". Keep one."));
            }
        }
        boolean many = places.size() * 5L > entries;
        return Finding.of(many ? Status.FAIL : Status.WARNING, places, "Each target stands once.");
    }

    static Finding httpsLinks(LintContext context) {
        var web = context.file().pages().stream()
                .filter(target -> target.web() || target.kind() == Kind.RELATIVE)
                .toList();
        if (web.isEmpty()) {
            return !context.file().hasLinks()
                    ? Finding.see(Status.FAIL, Cause.LINKS)
                    : Finding.fail("No web links. Link pages by https://….");
        }
        var http = places(web.stream().filter(target -> target.scheme().equals("http")), _ -> "http link. Use https.");
        return Finding.of(http.size() * 2L > web.size() ? Status.FAIL : Status.WARNING, http, "All links use https.");
    }

    static Finding noTracking(LintContext context) {
        var web = Stream.concat(context.file().pages().stream(), context.file().elsewhere().stream())
                .filter(LinkTarget::web)
                .toList();
        var tracking = places(
                web.stream()
                        .filter(target ->
                                TrackingParameters.firstIn(target.address()).isPresent()),
                target -> "remove \""
                        + Finding.quote(
                                TrackingParameters.firstIn(target.address()).orElseThrow())
                        + "\" from the address.");
        return Finding.of(
                tracking.size() * 2L > web.size() ? Status.FAIL : Status.WARNING, tracking, "No tracking parameters.");
    }
}
