package dev.incipit.mcp.tool;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.incipit.llmstxt.Link;
import dev.incipit.llmstxt.Section;
import dev.incipit.mcp.Call;
import dev.incipit.mcp.Desk;
import dev.incipit.problem.InvalidInput;
import dev.incipit.text.TokenEstimate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code read_llms_txt}. */
final class ReadIndexTool {
    /** Longer names and notes are cut: a note is a sentence, and one link must not fill a result. */
    private static final int WORDS_MAX = 1_000;

    private static final int ADDRESS_MAX = 2_048;
    private static final int HEAD_TOKENS_MAX = 2_000;
    private static final int NAMES_SHOWN_MAX = 50;

    private ReadIndexTool() {}

    static ObjectNode call(Call call, Arguments arguments) throws InterruptedException {
        int offset = arguments.offset();
        var name = arguments.text("section");
        var index = call.desk().index(arguments.text("url"));
        var sections = chosen(index.document().sections(), name);
        int total =
                sections.stream().mapToInt(section -> section.links().size()).sum();
        if (offset > 0 && offset >= total) {
            throw new InvalidInput("offset must be less than " + total + ", the number of links.");
        }
        return new Part(index, sections, offset, total).result();
    }

    private static List<Section> chosen(List<Section> sections, Optional<String> name) {
        if (name.isEmpty()) {
            return sections;
        }
        var chosen = sections.stream()
                .filter(section ->
                        section.name().strip().equalsIgnoreCase(name.get().strip()))
                .toList();
        if (chosen.isEmpty()) {
            throw new InvalidInput("The file has no section of that name; it has "
                    + sections.stream()
                            .limit(NAMES_SHOWN_MAX)
                            .map(section -> '"' + FencedText.inline(section.name(), 60) + '"')
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        return chosen;
    }

    /** The part of a file from an offset in links, built until the result is full. */
    private static final class Part {
        private final Desk.Index index;
        private final List<Section> sections;
        private final int total;
        private final ObjectNode json = JsonNodeFactory.instance.objectNode();
        private final StringBuilder text = new StringBuilder();
        private int left = 2 * Slice.TOKENS_MAX;
        private int skipped;
        private int taken;
        private boolean full;

        Part(Desk.Index index, List<Section> sections, int offset, int total) {
            this.index = index;
            this.sections = sections;
            this.skipped = offset;
            this.total = total;
        }

        ObjectNode result() {
            int offset = skipped;
            var document = index.document();
            json.put("url", index.supplied());
            json.put("indexUrl", index.url());
            var title = FencedText.inline(document.title(), WORDS_MAX);
            var summary = document.summary().map(Part::head);
            var details = offset == 0 ? head(document.details()) : "";
            json.put("title", title);
            json.put("summary", summary.orElse(null));
            json.put("details", details);
            add("# " + title + "\n");
            summary.ifPresent(words -> add("\n> " + words.replace("\n", "\n> ") + "\n"));
            add(details.isEmpty() ? "" : "\n" + details + "\n");
            var list = json.putArray("sections");
            for (var section : sections) {
                if (!full) {
                    section(section).ifPresent(list::add);
                }
            }
            json.put("totalLinks", total);
            int next = offset + taken;
            json.put("nextOffset", next < total ? (Integer) next : null);
            var rest = next < total
                    ? "These are links " + offset + " to " + (next - 1) + " of " + total
                            + "; the rest begins at offset " + next + ". "
                    : "";
            var cut = index.cut() ? "The file is longer than 500 KB; its beginning was read. " : "";
            return Results.of(json, cut + rest + FencedText.fenced("the file " + index.url(), text.toString()));
        }

        private static String head(String words) {
            int end = TokenEstimate.end(words, 0, HEAD_TOKENS_MAX);
            return end == words.length() ? words : words.substring(0, end) + "…";
        }

        private Optional<ObjectNode> section(Section section) {
            int links = section.links().size();
            if (skipped > 0 && skipped >= links) {
                skipped -= links;
                return Optional.empty();
            }
            var json = JsonNodeFactory.instance.objectNode();
            var name = FencedText.inline(section.name(), WORDS_MAX);
            json.put("name", name);
            var heading = "\n## " + name + "\n\n";
            var list = json.putArray("links");
            var rest = section.links().subList(skipped, links);
            skipped = 0;
            if (rest.isEmpty()) {
                add(heading);
            }
            for (var link : rest) {
                boolean first = list.isEmpty();
                var written = (first ? heading : "") + written(link);
                var structured = json(link);
                int tokens = TokenEstimate.of(written)
                        + TokenEstimate.of(structured.toString())
                        + (first ? TokenEstimate.of(heading) : 0);
                // One at least, so that whoever asks on comes to the end.
                full = left < tokens && taken > 0;
                if (full) {
                    return Optional.of(json).filter(_ -> !first);
                }
                text.append(written);
                left -= tokens;
                taken++;
                list.add(structured);
            }
            return Optional.of(json);
        }

        /** Adds words that stand in the structured result too. */
        private void add(String words) {
            text.append(words);
            left -= 2 * TokenEstimate.of(words);
        }

        private static String written(Link link) {
            return "- [" + FencedText.inline(link.name(), WORDS_MAX) + "]("
                    + FencedText.inline(link.target(), ADDRESS_MAX) + ")"
                    + link.note()
                            .map(note -> ": " + FencedText.inline(note, WORDS_MAX))
                            .orElse("") + "\n";
        }

        private static ObjectNode json(Link link) {
            var json = JsonNodeFactory.instance.objectNode();
            json.put("name", FencedText.inline(link.name(), WORDS_MAX));
            json.put("url", FencedText.inline(link.target(), ADDRESS_MAX));
            json.put(
                    "note",
                    link.note().map(note -> FencedText.inline(note, WORDS_MAX)).orElse(null));
            return json;
        }
    }
}
