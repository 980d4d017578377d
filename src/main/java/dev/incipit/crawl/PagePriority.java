package dev.incipit.crawl;

import dev.incipit.url.SiteScope;
import dev.incipit.url.WebUrl;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What an address is worth to the budget, as a cost: the site's menu first, near the root, often linked, documentation before
 * news; archives, old versions, other languages and mere functions last. Pure: it reads the address, never the page.
 */
final class PagePriority {
    private static final int PER_SEGMENT = 6;
    private static final int SEGMENTS_COUNTED_MAX = 8;
    private static final int PER_DOUBLING = 4;
    private static final int DOUBLINGS_COUNTED_MAX = 5;
    private static final int SITEMAP_SPAN = 20;
    private static final double SITEMAP_MIDDLE = 0.5;

    private static final int DOCUMENTATION = -15;
    private static final int NEWS = 20;
    private static final int QUERY = 25;
    private static final int OLD_VERSION = 100;
    private static final int OTHER_LANGUAGE = 120;
    private static final int ARCHIVE = 150;
    private static final int FUNCTION = 300;

    private static final Set<String> DOCUMENTATION_WORDS = Set.of(
            "docs",
            "doc",
            "documentation",
            "guide",
            "guides",
            "tutorial",
            "tutorials",
            "manual",
            "reference",
            "api",
            "learn",
            "start",
            "started",
            "quickstart",
            "install",
            "installation",
            "handbook",
            "book",
            "help",
            "hc",
            "kb",
            "support",
            "faq",
            "usage",
            "overview",
            "introduction",
            "concepts",
            "examples",
            "cookbook",
            "howto",
            "setup");
    private static final Set<String> NEWS_WORDS = Set.of(
            "blog",
            "news",
            "post",
            "posts",
            "press",
            "releases",
            "release",
            "changelog",
            "events",
            "stories",
            "announcements",
            "articles",
            "updates",
            "changes",
            "history");
    private static final Set<String> PIECES = Set.of("post", "posts", "articles", "stories");
    private static final Set<String> ARCHIVE_WORDS = Set.of(
            "tag",
            "tags",
            "category",
            "categories",
            "author",
            "authors",
            "archive",
            "archives",
            "topic",
            "topics",
            "genindex",
            "class-use",
            "package-use",
            "package-tree",
            "overview-tree",
            "index-all",
            "constant-values",
            "py-modindex",
            "sitemap",
            "feed",
            "feeds",
            "label",
            "labels");
    private static final Set<String> FUNCTION_WORDS = Set.of(
            "search",
            "login",
            "logout",
            "signin",
            "signup",
            "sign-in",
            "sign-up",
            "log-in",
            "register",
            "cart",
            "checkout",
            "basket",
            "account",
            "password",
            "print",
            "printable",
            "share",
            "wp-admin",
            "wp-login",
            "wp-json",
            "cgi-bin",
            "edit",
            "_sources",
            "_modules",
            "cdn-cgi",
            "subscribe",
            "unsubscribe");
    private static final Set<String> LANGUAGES = Set.of(
            "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu",
            "id", "it", "ja", "ko", "lt", "lv", "ms", "nb", "nl", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv",
            "th", "tr", "uk", "ur", "vi", "zh");
    private static final Pattern LANGUAGE_TAG =
            Pattern.compile("([a-z]{2})(?:[-_](?:[a-z]{2}|[0-9]{3}|hans|hant))?", Pattern.CASE_INSENSITIVE);
    private static final Pattern VERSION =
            Pattern.compile("v?\\d{1,4}(?:\\.(?:\\d{1,4}|x)){1,3}(?:[-.]?[a-z]\\w*)?|v\\d{1,4}");
    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final List<String> UNWANTED_VERSION_NAMES =
            List.of("next", "nightly", "dev", "canary", "unreleased", "master", "main-version", "legacy", "old");

    private final int homeSegments;
    private final Optional<String> homeLanguage;

    /** Judges addresses of one site; what its home address itself has in its path counts against nobody. */
    PagePriority(SiteScope scope) {
        var home = segments(scope.home());
        homeSegments = segments(scope.folder()).size();
        homeLanguage = home.stream()
                .limit(1)
                .flatMap(first -> languageOf(first).stream())
                .findFirst();
    }

    /** The cost of a candidate: where it was found, what it is, how often it was named. */
    static int cost(int sourceCost, int kindCost, int mentions, Optional<Double> sitemapPriority) {
        int doublings = Math.min(DOUBLINGS_COUNTED_MAX, 31 - Integer.numberOfLeadingZeros(Math.max(1, mentions)));
        int said = (int) ((SITEMAP_MIDDLE - sitemapPriority.orElse(SITEMAP_MIDDLE)) * SITEMAP_SPAN);
        return sourceCost + kindCost - PER_DOUBLING * doublings + said;
    }

    /** What the address itself says. */
    int kindCost(WebUrl url) {
        var segments = segments(url);
        var below = segments.subList(Math.min(homeSegments, segments.size()), segments.size());
        int cost = PER_SEGMENT * Math.min(below.size(), SEGMENTS_COUNTED_MAX);
        cost += url.query().isPresent() ? QUERY : 0;
        cost += versionCost(below) + languageCost(segments);
        return cost + wordsCost(below);
    }

    private static int wordsCost(List<String> below) {
        int cost = 0;
        boolean documentation = false;
        boolean news = false;
        for (int i = 0; i < below.size(); i++) {
            var word = withoutExtension(below.get(i));
            if (FUNCTION_WORDS.contains(word)) {
                return FUNCTION;
            }
            if (ARCHIVE_WORDS.contains(word) || isPageNumber(below, i)) {
                cost = ARCHIVE;
            }
            documentation |= DOCUMENTATION_WORDS.contains(word);
            // The articles of a help centre are no news.
            news |= (NEWS_WORDS.contains(word) && !(documentation && PIECES.contains(word)))
                    || YEAR.matcher(word).matches();
        }
        if (endsInDate(below)) {
            cost = ARCHIVE;
        }
        return cost + (news ? NEWS : documentation ? DOCUMENTATION : 0);
    }

    /** {@code /page/2}, and {@code /2} below it. */
    private static boolean isPageNumber(List<String> below, int i) {
        return below.get(i).equals("page")
                && i + 1 < below.size()
                && NUMBER.matcher(below.get(i + 1)).matches();
    }

    /** {@code /2024}, {@code /2024/05}: a list of what was written then. */
    private static boolean endsInDate(List<String> below) {
        if (below.isEmpty() || !NUMBER.matcher(below.getLast()).matches()) {
            return false;
        }
        return below.stream()
                .dropWhile(segment -> !YEAR.matcher(segment).matches())
                .findFirst()
                .isPresent();
    }

    private int versionCost(List<String> below) {
        // A version names a whole manual only near its root: deeper down it is a release's own page.
        for (var segment : below.subList(0, Math.min(2, below.size()))) {
            boolean folder = !segment.equals(below.getLast()) || below.size() == 1;
            if (folder && (VERSION.matcher(segment).matches() || UNWANTED_VERSION_NAMES.contains(segment))) {
                return OLD_VERSION;
            }
        }
        return 0;
    }

    private int languageCost(List<String> segments) {
        var language = segments.stream()
                .skip(Math.max(0, homeSegments - 1))
                .limit(2)
                .flatMap(s -> languageOf(s).stream())
                .findFirst();
        return language.isPresent() && !language.equals(homeLanguage) && !isEnglishDefault(language.get())
                ? OTHER_LANGUAGE
                : 0;
    }

    private boolean isEnglishDefault(String language) {
        return homeLanguage.isEmpty() && language.equals("en");
    }

    private static Optional<String> languageOf(String segment) {
        var tag = LANGUAGE_TAG.matcher(segment);
        return tag.matches() && LANGUAGES.contains(tag.group(1).toLowerCase(Locale.ROOT))
                ? Optional.of(tag.group(1).toLowerCase(Locale.ROOT))
                : Optional.empty();
    }

    private static List<String> segments(WebUrl url) {
        return segments(url.path());
    }

    private static List<String> segments(String path) {
        return List.of(path.toLowerCase(Locale.ROOT).split("/", -1)).stream()
                .filter(segment -> !segment.isEmpty())
                .toList();
    }

    private static String withoutExtension(String segment) {
        int dot = segment.lastIndexOf('.');
        return dot > 0 ? segment.substring(0, dot) : segment;
    }
}
