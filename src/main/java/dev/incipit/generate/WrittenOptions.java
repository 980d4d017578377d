package dev.incipit.generate;

import dev.incipit.url.PathGlob;
import dev.incipit.url.SiteExtent;
import dev.incipit.url.WebUrl;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * The options of a run as somebody wrote them, on a command line, in a project file or in a row of a list, and the rules for them.
 * A member that is empty was not written.
 */
public record WrittenOptions(
        List<String> include,
        List<String> exclude,
        OptionalInt maxPages,
        List<String> also,
        Optional<String> baseUrl,
        Optional<String> title,
        Optional<String> summary,
        List<WrittenSection> sections,
        List<String> mustList,
        List<String> neverList) {
    /** Pages of one run; a list of so many addresses and their texts fit into the memory of a command. */
    public static final int PAGES_MAX = 5_000;

    /** Characters of a title; a longer one is no name. */
    public static final int TITLE_MAX = 200;

    /** Characters of a summary. */
    public static final int SUMMARY_MAX = 1_000;

    /** Patterns of one member: each is tried at each address. */
    public static final int PATTERNS_MAX = 100;

    /** Further hosts of a site. */
    public static final int HOSTS_MAX = 10;

    /** Sections that can be named. */
    public static final int SECTIONS_MAX = 50;

    public static final WrittenOptions NONE = new WrittenOptions(
            List.of(),
            List.of(),
            OptionalInt.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of());

    public WrittenOptions {
        include = List.copyOf(include);
        exclude = List.copyOf(exclude);
        also = List.copyOf(also);
        sections = List.copyOf(sections);
        mustList = List.copyOf(mustList);
        neverList = List.copyOf(neverList);
    }

    /** A section as somebody wrote it; see {@link SectionWish}. */
    public record WrittenSection(String name, Optional<String> insteadOf, List<String> pages) {
        public WrittenSection {
            pages = List.copyOf(pages);
        }
    }

    /** The members, by the names that people write. */
    public enum Member {
        INCLUDE,
        EXCLUDE,
        MAX_PAGES,
        ALSO,
        BASE_URL,
        TITLE,
        SUMMARY,
        SECTIONS,
        MUST_LIST,
        NEVER_LIST;

        /** The name in a file; an option has two dashes before it. */
        public String written() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** These options, and from the others what is not written here. */
    public WrittenOptions over(WrittenOptions others) {
        return new WrittenOptions(
                either(include, others.include),
                either(exclude, others.exclude),
                maxPages.isPresent() ? maxPages : others.maxPages,
                either(also, others.also),
                baseUrl.or(others::baseUrl),
                title.or(others::title),
                summary.or(others::summary),
                either(sections, others.sections),
                either(mustList, others.mustList),
                either(neverList, others.neverList));
    }

    private static <T> List<T> either(List<T> own, List<T> others) {
        return own.isEmpty() ? others : own;
    }

    /**
     * The options as a run takes them.
     *
     * @param fault receives each breach of a rule: the member, and what it must be as the end of a sentence without its full stop
     */
    public RunOptions checked(BiConsumer<Member, String> fault) {
        var listed = globs(Member.MUST_LIST, mustList, fault);
        var wanted = listed.stream()
                .filter(PathGlob::isPlain)
                .map(PathGlob::toString)
                .toList();
        var extent = new SiteExtent(
                globs(Member.INCLUDE, include, fault), globs(Member.EXCLUDE, exclude, fault), hosts(fault), wanted);
        if (maxPages.isPresent() && (maxPages.getAsInt() < 1 || maxPages.getAsInt() > PAGES_MAX)) {
            fault.accept(Member.MAX_PAGES, "must be from 1 to " + PAGES_MAX + ", not " + maxPages.getAsInt());
        }
        return new RunOptions(
                extent,
                maxPages,
                published(fault),
                line(Member.TITLE, title, TITLE_MAX, fault),
                line(Member.SUMMARY, summary, SUMMARY_MAX, fault),
                sections(fault),
                listed,
                globs(Member.NEVER_LIST, neverList, fault));
    }

    private static List<PathGlob> globs(Member member, List<String> texts, BiConsumer<Member, String> fault) {
        if (texts.size() > PATTERNS_MAX) {
            fault.accept(member, "must be at most " + PATTERNS_MAX + " patterns; ** stands for whole folders");
            return List.of();
        }
        var globs = new ArrayList<PathGlob>();
        for (var text : texts) {
            try {
                globs.add(PathGlob.parse(text));
            } catch (IllegalArgumentException wrong) {
                fault.accept(member, String.valueOf(wrong.getMessage()));
            }
        }
        return globs;
    }

    private Set<String> hosts(BiConsumer<Member, String> fault) {
        var hosts = new HashSet<String>();
        if (also.size() > HOSTS_MAX) {
            fault.accept(Member.ALSO, "must be at most " + HOSTS_MAX + " hosts");
        }
        also.stream().limit(HOSTS_MAX).forEach(text -> {
            var host = WebUrl.parse("https://" + text.strip()).filter(url -> isHost(text.strip(), url));
            host.ifPresentOrElse(
                    url -> hosts.add(url.authority()),
                    () -> fault.accept(
                            Member.ALSO, "must be the name of a host, such as blog.your.site, not '" + text + "'"));
        });
        return hosts;
    }

    private static boolean isHost(String text, WebUrl url) {
        return !url.hasUserInfo() && text.chars().noneMatch(mark -> "/\\?#@ ".indexOf(mark) >= 0);
    }

    private Optional<WebUrl> published(BiConsumer<Member, String> fault) {
        if (baseUrl.isEmpty()) {
            return Optional.empty();
        }
        var text = baseUrl.get();
        var url = WebUrl.parse(text);
        if (url.isEmpty()) {
            fault.accept(Member.BASE_URL, "must be an http or https address, such as https://your.site");
        } else if (url.get().hasUserInfo() || text.indexOf('?') >= 0 || text.indexOf('#') >= 0) {
            fault.accept(Member.BASE_URL, "must end with a host or a folder, such as https://your.site/docs");
            return Optional.empty();
        }
        return url;
    }

    private static Optional<String> line(
            Member member, Optional<String> text, int max, BiConsumer<Member, String> fault) {
        var line = text.map(words -> String.join(" ", words.strip().split("\\s+")));
        line.filter(String::isEmpty).ifPresent(_ -> fault.accept(member, "must be a text that is not empty"));
        line.filter(words -> words.codePointCount(0, words.length()) > max)
                .ifPresent(_ -> fault.accept(member, "must have at most " + max + " characters"));
        return line;
    }

    private List<SectionWish> sections(BiConsumer<Member, String> fault) {
        if (sections.size() > SECTIONS_MAX) {
            fault.accept(Member.SECTIONS, "must be at most " + SECTIONS_MAX);
        }
        var names = new HashSet<String>();
        var wishes = new ArrayList<SectionWish>();
        for (var section : sections.stream().limit(SECTIONS_MAX).toList()) {
            var name = line(Member.SECTIONS, Optional.of(section.name()), TITLE_MAX, fault)
                    .orElse("");
            Stream.of(name)
                    .filter(known -> !names.add(known))
                    .forEach(known ->
                            fault.accept(Member.SECTIONS, "must have different names; two are '" + known + "'"));
            wishes.add(new SectionWish(
                    name, section.insteadOf().map(String::strip), globs(Member.SECTIONS, section.pages(), fault)));
        }
        return wishes;
    }
}
