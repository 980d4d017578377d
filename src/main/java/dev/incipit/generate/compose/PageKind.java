package dev.incipit.generate.compose;

import dev.incipit.text.PageWords;
import dev.incipit.text.Words;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a page is for, told by the {@link PageWords} of its path and menus; one weak signal among those of {@link PageKinds}. In
 * the order in which an index shows them.
 */
enum PageKind {
    /** Guides, tutorials, manuals, answers. */
    DOCUMENTATION("Documentation", PageWords.START, PageWords.MANUAL, PageWords.HELP, PageWords.KNOWLEDGE),
    /** Interfaces, classes, commands, one by one. */
    REFERENCE("Reference", PageWords.REFERENCE, PageWords.SPECIFICATION),
    /** Of a site that is no manual: pages that none of the words below fits. */
    GENERAL("Main pages"),
    /** What is offered, and at what price. */
    PRODUCT("Product", PageWords.PRODUCT, PageWords.OFFER),
    /** Who stands behind it. */
    COMPANY("About", PageWords.COMPANY, PageWords.STAFF, PageWords.PRESS),
    /** Jobs, one by one: soon over, and nothing for who asks about the company. */
    VACANCY("Jobs"),
    /** How what is offered came to be, changes, and may be used. */
    PROJECT("Project", PageWords.PROJECT, PageWords.RELEASES),
    /** What happened when. */
    NEWS("News", PageWords.NEWS, PageWords.EVENTS, PageWords.PIECES),
    /** What lawyers ask for. */
    LEGAL("Legal", PageWords.LEGAL),
    /** Lists that software makes of other pages. */
    LISTING("Lists", PageWords.LISTING),
    /** Pages that work only by hand, or say only that something is over. */
    UTILITY("Utilities", PageWords.UTILITY);

    /** Folders in which each page is one of many of a kind: a job, a thing for sale. */
    private static final Set<String> VACANCIES = Words.table("""
            career careers emplois empleo job jobs karriere open-positions recrutement stellenangebote vacancies
            vacancy vacatures""");

    private static final Set<String> CATALOGUES = Words.table("""
            artikel item items p prodotti product producto productos products produit produits produkt produkte
            shop""");

    /** A file made for models, by the names in use: it holds the site's pages and is none. */
    private static final Pattern LLMS_FILE = Pattern.compile("(?i)llms(-[a-z-]{1,40})?\\.(txt|md)");

    private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");

    /** {@code /page2}, {@code /page-2}: the second part of a list. */
    private static final Pattern LIST_PART = Pattern.compile("page-?\\d{1,5}");

    /** How lawyers end the name of what they ask for, in a path: {@code accessibility-statement}. */
    private static final Pattern LEGAL_NAME = Pattern.compile("(terms|privacy|cookie|gdpr)-.+|.+-(policy|statement)");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private static final Map<PageWords, PageKind> BY_ROW = new EnumMap<>(PageWords.class);

    static {
        for (var kind : values()) {
            kind.rows.forEach(row -> BY_ROW.put(row, kind));
        }
    }

    private final String label;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<PageWords> rows;

    PageKind(String label, PageWords... rows) {
        this.label = label;
        this.rows = List.of(rows);
    }

    /** A heading for a section of such pages where the site has no label of its own. */
    String label() {
        return label;
    }

    /** Whether such pages are worth a reader's time at all. */
    boolean listed() {
        return this != LISTING && this != UTILITY;
    }

    /** The kind a path tells: a list or utility by any segment, else the first one more special than documentation. */
    static Optional<PageKind> ofPath(List<String> segments) {
        Optional<PageKind> first = Optional.empty();
        for (var segment : segments) {
            var kind = ofWord(segment);
            if (kind.isPresent() && !kind.get().listed()) {
                return kind;
            }
            if (kind.isPresent()
                    && first.filter(known -> known != DOCUMENTATION || isPiece(segment))
                            .isEmpty()) {
                first = kind;
            }
        }
        return numbered(segments, first)
                ? Optional.of(LISTING)
                : first.or(() -> dated(segments) ? Optional.of(NEWS) : Optional.empty());
    }

    /** Whether what a path names as a list or utility may as well be the subject of a manual's page: {@code /docs/search}. */
    static boolean mayBeSubject(List<String> segments, boolean inManual) {
        boolean manual = inManual;
        for (var segment : segments) {
            var kind = ofWord(segment);
            if (kind.isPresent() && !kind.get().listed() && !(manual && PageWords.isSubject(segment))) {
                return false;
            }
            manual |= isManual(segment);
        }
        return manual;
    }

    private static boolean isManual(String segment) {
        return ofWord(segment)
                .filter(kind -> kind == DOCUMENTATION || kind == REFERENCE)
                .isPresent();
    }

    /** Whether a path ends in a year, month and day. */
    static boolean endsInDate(List<String> segments) {
        int day = segments.size() - 1;
        return day >= 2
                && isYear(segments.get(day - 2))
                && NUMBER.matcher(segments.get(day - 1)).matches()
                && NUMBER.matcher(segments.get(day)).matches();
    }

    static boolean isYear(String segment) {
        return YEAR.matcher(segment).matches();
    }

    /** Whether a path leads into a folder of jobs, and not of those that a manual or a program has. */
    static boolean isVacancy(List<String> segments) {
        return isIn(VACANCIES, segments)
                && segments.stream()
                        .takeWhile(segment -> !VACANCIES.contains(PageWords.plain(segment)))
                        .noneMatch(PageKind::isManual);
    }

    /** Whether a path leads into a folder of things for sale. */
    static boolean isOfCatalogue(List<String> segments) {
        return isIn(CATALOGUES, segments);
    }

    private static boolean isIn(Set<String> folders, List<String> segments) {
        return segments.stream()
                .limit(Math.max(0, segments.size() - 1))
                .anyMatch(segment -> folders.contains(PageWords.plain(segment)));
    }

    /** {@code /page/2}, {@code /2024/05} and {@code /blog/2024}: parts of a list, by number or by date. */
    private static boolean numbered(List<String> segments, Optional<PageKind> kind) {
        int first = segments.size();
        while (first > 0 && NUMBER.matcher(segments.get(first - 1)).matches()) {
            first--;
        }
        int numbers = segments.size() - first;
        if (numbers == 0) {
            return !segments.isEmpty()
                    && LIST_PART.matcher(segments.getLast()).matches()
                    && (segments.size() == 1
                            || kind.filter(known -> known == NEWS).isPresent());
        }
        return (first > 0 && segments.get(first - 1).equals("page"))
                || (YEAR.matcher(segments.get(first)).matches()
                        && (numbers > 1 || kind.filter(known -> known == NEWS).isPresent()));
    }

    /** The kind a label or title tells when it is one of the known words as a whole. */
    static Optional<PageKind> ofLabel(String label) {
        return ofWord(label.strip().replace(' ', '-'));
    }

    private static Optional<PageKind> ofWord(String word) {
        if (LLMS_FILE.matcher(word).matches()) {
            return Optional.of(UTILITY);
        }
        return PageWords.ofName(word)
                .map(BY_ROW::get)
                .or(() -> Optional.of(LEGAL)
                        .filter(_ -> LEGAL_NAME.matcher(PageWords.plain(word)).matches()));
    }

    private static boolean isPiece(String segment) {
        return PageWords.ofName(segment).filter(row -> row == PageWords.PIECES).isPresent();
    }

    /** A path such as {@code /2024/05/17/title}. */
    private static boolean dated(List<String> segments) {
        for (int i = 0; i + 1 < segments.size(); i++) {
            if (isYear(segments.get(i)) && segments.get(i + 1).matches("\\d{1,2}")) {
                return true;
            }
        }
        return false;
    }
}
