package dev.incipit.describe.extract;

import dev.incipit.describe.TextKey;
import dev.incipit.describe.words.OneLine;
import dev.incipit.html.Page;
import dev.incipit.text.Counts;
import dev.incipit.text.Words;
import dev.incipit.url.WebUrl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Separates what is particular to a page from what several pages share, which comes from the site or its generator. */
public final class SiteRepeats {
    private static final int HEADING_PAGES_MIN = 3;
    private static final double HEADING_SHARE = 0.05;

    /** A field may be the same on more pages than the name of a part: ten pages of a hundred are of one category. */
    private static final int FEW = 2;

    private static final int TAIL_PAGES_MIN = 3;
    private static final int TEMPLATE_PAGES_MIN = 3;

    /** Of a description; it need not have more. */
    private static final int SENTENCES_MAX = 20;

    private static final int NAME_MAX = 200;

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** The end of what may be no sentence. */
    private static final Pattern ABBREVIATED = Pattern.compile("\\b\\p{Lu}\\p{L}{0,4}\\.$");

    private static final Pattern NAMED = Pattern.compile("[^:|–—]{2,120}(?:[:|–—] | - )");

    private static final int SHAPE_WORDS_MIN = 2;

    /** A number, a name with dots or underscores, or camel case. */
    private static final Pattern VARIABLE = Pattern.compile("\\d|\\w[._]\\w|\\p{Ll}\\p{Lu}");

    private final Map<String, Set<WebUrl>> texts = new HashMap<>();
    private final Map<String, Integer> descriptions;
    /** The sentences of descriptions without names and numbers. */
    private final Map<String, Integer> templates;

    /** Of descriptions, what stands behind the page's name. */
    private final Map<String, Integer> tails;

    private final Map<String, Integer> headings;
    private final Map<String, Integer> shapes;
    private final Set<String> homeTitle;
    private final double headingPagesMax;

    /** The headings of the pages of a folder; of all pages. */
    private final Map<String, Group> folders = new HashMap<>();

    private final Group site = new Group();

    /** Reads the pages of a site, the home page first. */
    public SiteRepeats(List<Page> all) {
        for (var page : all) {
            page.paragraphs()
                    .forEach(text -> texts.computeIfAbsent(key(text), _ -> new HashSet<>())
                            .add(page.url()));
            site.add(page);
            folders.computeIfAbsent(folder(page), _ -> new Group()).add(page);
        }
        descriptions = Counts.of(all.stream().flatMap(SiteRepeats::description).map(TextKey::of));
        templates = Counts.of(all.stream().flatMap(SiteRepeats::templates));
        tails = Counts.of(all.stream().flatMap(SiteRepeats::description).flatMap(text -> tailOf(text).stream()));
        headings = Counts.of(all.stream().flatMap(SiteRepeats::headings));
        shapes = Counts.of(all.stream()
                .flatMap(page -> page.headings().stream()
                        .map(heading -> shape(heading.text()))
                        .distinct()));
        homeTitle = all.isEmpty()
                ? Set.of()
                : Set.copyOf(List.of(key(all.getFirst().metadata().title()).split(" ")));
        headingPagesMax = Math.max(HEADING_PAGES_MIN, HEADING_SHARE * all.size());
    }

    /** Whether no other page has the text, except one that leads here with it and to which this page does not link. */
    public boolean isOwn(String text, Page page) {
        var key = key(text);
        var others = texts.getOrDefault(key, Set.of()).stream()
                .filter(other -> !other.equals(page.url()))
                .limit(2)
                .toList();
        return descriptions.getOrDefault(key, 0) <= 1
                && (others.isEmpty() || (others.size() == 1 && !leadsTo(page, others.getFirst())));
    }

    /** Whether at most one other page has a text, as the list of all pages of a kind. */
    boolean isOfAtMostTwo(String text) {
        return texts.getOrDefault(key(text), Set.of()).size() <= 2;
    }

    /** Whether few pages have a text, as those that are of one kind. */
    boolean isOfFew(String text) {
        return texts.getOrDefault(key(text), Set.of()).size() <= FEW * headingPagesMax;
    }

    /** Whether no other page has this meta description, and it says more than the page's name and the site's. */
    boolean isOwnDescription(String text) {
        return descriptions.getOrDefault(key(text), 0) <= 1 && !isOfNames(OneLine.of(text));
    }

    /**
     * Returns a description without the sentences that those of three pages or more have, with other names and numbers: "Buy a
     * spade online for €9." Empty if it has no others.
     */
    Optional<String> withoutTemplates(String description, Page page) {
        var name = name(page);
        var own = SharedSentences.cut(description)
                .limit(SENTENCES_MAX)
                .filter(sentence -> !isOfTemplate(sentence, template(sentence, name)))
                .collect(Collectors.joining())
                .strip();
        return Optional.of(own).filter(text -> !text.isEmpty());
    }

    private boolean isOfTemplate(String sentence, String template) {
        return SharedSentences.tells(template)
                && !ABBREVIATED.matcher(sentence).find()
                && templates.getOrDefault(template, 0) >= TEMPLATE_PAGES_MIN;
    }

    private static String name(Page page) {
        return TextKey.of(Words.beginning(page.metadata().name(), NAME_MAX));
    }

    private static String template(String sentence, String name) {
        var key = TextKey.of(sentence);
        return NUMBER.matcher(name.isEmpty() ? key : key.replace(name, "#")).replaceAll("0");
    }

    /** Whether what stands behind a colon or dash are words of the home page's title, as several pages have it there. */
    private boolean isOfNames(String description) {
        return tailOf(description)
                .filter(tail -> tails.getOrDefault(tail, 0) >= TAIL_PAGES_MIN)
                .filter(tail -> homeTitle.containsAll(List.of(tail.split(" "))))
                .isPresent();
    }

    private static Optional<String> tailOf(String description) {
        var name = NAMED.matcher(description);
        return name.lookingAt() ? Optional.of(TextKey.of(description.substring(name.end()))) : Optional.empty();
    }

    /** Whether few other pages have a part of this name, or of one that differs only in a number or an identifier. */
    boolean isOwnHeading(String heading) {
        var shape = shape(heading);
        return headings.getOrDefault(key(heading), 0) <= headingPagesMax
                && (shape.isEmpty() || shapes.getOrDefault(shape, 0) <= headingPagesMax);
    }

    /** Whether most pages of the site, or of the page's folder, have a heading: a part that each of their kind has. */
    boolean isOfGroup(String heading, Page page) {
        var folder = folders.get(folder(page));
        return site.mostHave(heading) || (folder != null && folder.mostHave(heading));
    }

    private static String folder(Page page) {
        var segments = page.url().segments().stream()
                .filter(segment -> !segment.startsWith("index."))
                .toList();
        return String.join("/", segments.subList(0, Math.max(0, segments.size() - 1)));
    }

    /** What "Contributors to 1.68.1" and "Contributors to 1.68.2" share; empty if nothing varies or just a word is left. */
    private static String shape(String heading) {
        var shape = new StringBuilder();
        int words = 0;
        boolean varies = false;
        for (var token : OneLine.of(heading).split(" ")) {
            boolean variable = VARIABLE.matcher(token).find();
            varies |= variable;
            words += variable ? 0 : 1;
            shape.append(variable ? "#" : token.toLowerCase(Locale.ROOT)).append(' ');
        }
        return varies && words >= SHAPE_WORDS_MIN ? shape.toString() : "";
    }

    private static boolean leadsTo(Page page, WebUrl target) {
        return page.links().stream()
                .anyMatch(link -> link.isInText() && link.target().equals(target));
    }

    private static Stream<String> description(Page page) {
        return page.metadata().description().map(OneLine::of).stream();
    }

    private static Stream<String> templates(Page page) {
        var name = name(page);
        return description(page)
                .flatMap(SharedSentences::cut)
                .limit(SENTENCES_MAX)
                .map(sentence -> template(sentence, name))
                .distinct();
    }

    private static Stream<String> headings(Page page) {
        return page.headings().stream().map(heading -> key(heading.text())).distinct();
    }

    private static String key(String text) {
        return TextKey.of(OneLine.of(text));
    }

    /** Pages of one kind, with the number of those that have a heading. */
    private static final class Group {
        private final Map<String, Integer> headings = new HashMap<>();
        private int size;

        void add(Page page) {
            size++;
            headings(page).forEach(heading -> headings.merge(heading, 1, Integer::sum));
        }

        boolean mostHave(String heading) {
            int sharing = headings.getOrDefault(key(heading), 0);
            return sharing >= HEADING_PAGES_MIN && sharing * 2 > size;
        }
    }
}
