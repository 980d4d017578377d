package dev.incipit.html.dom;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.incipit.html.read.StreamedParts;
import dev.incipit.html.visible.HiddenText;
import dev.incipit.html.visible.ReadSheets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** The pages with gold text of {@code ../shared/quality/extract}, and the scorer's measure of words. */
public final class GoldPages {
    private static final String UNSPACED =
            "\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\u0e00-\\u0e7f";
    private static final Pattern WORD = Pattern.compile(
            "[" + UNSPACED + "]|[\\p{L}\\p{N}_&&[^" + UNSPACED + "]]+", Pattern.UNICODE_CHARACTER_CLASS);

    private GoldPages() {}

    /** A page with the words of its gold text. */
    public record GoldPage(String id, String type, String url, Document document, List<String> gold) {}

    /** Every page of a set's folder: gold as JSON (general set) or Markdown (documentation set). */
    public static List<GoldPage> of(Path set) throws IOException {
        var json = new ObjectMapper();
        var urls = json.readTree(set.resolve("urls.json").toFile());
        var kinds = Files.exists(set.resolve("pages.json"))
                ? json.readTree(set.resolve("pages.json").toFile())
                : json.createObjectNode();
        List<Path> files;
        try (var listed = Files.list(set.resolve("html"))) {
            files = listed.sorted().toList();
        }
        var pages = new ArrayList<GoldPage>();
        for (var file : files) {
            var name = file.getFileName().toString();
            var id = name.substring(0, name.length() - ".html".length());
            var known = urls.path(name).asText();
            var url = known.isEmpty() ? "https://page-" + id + ".example/" : known;
            var gold = set.resolve("gold").resolve(id + ".json");
            Document document;
            try (var in = Files.newInputStream(file)) {
                document = Jsoup.parse(in, null, url);
                StreamedParts.place(document);
                HiddenText.mark(document, DocumentIndex.of(document), new ReadSheets());
            }
            if (Files.exists(gold)) {
                var tree = json.readTree(gold.toFile());
                pages.add(new GoldPage(
                        id,
                        tree.path("type").asText(),
                        url,
                        document,
                        words(tree.path("text").asText())));
            } else {
                var markdown = Files.readString(set.resolve("gold").resolve(id + ".md"));
                pages.add(new GoldPage(
                        id, kinds.path(id).path("generator").asText("docs"), url, document, words(bare(markdown))));
            }
        }
        return pages;
    }

    /** Lower-case runs of letters, digits and underscore; each CJK or Thai character is a word. */
    public static List<String> words(String text) {
        var words = new ArrayList<String>();
        var matcher =
                WORD.matcher(text.toLowerCase(Locale.ROOT).replace("\u00ad", "").replace("\u200b", ""));
        while (matcher.find()) {
            words.add(matcher.group());
        }
        return words;
    }

    static Map<String, Integer> count(List<String> words) {
        var counts = new HashMap<String, Integer>();
        words.forEach(word -> counts.merge(word, 1, Integer::sum));
        return counts;
    }

    /** Precision, recall and F1 of two bags of words. */
    public static double[] score(List<String> got, List<String> gold) {
        if (got.isEmpty() || gold.isEmpty()) {
            return new double[] {0, 0, 0};
        }
        var wanted = count(gold);
        int both = 0;
        for (var word : count(got).entrySet()) {
            both += Math.min(word.getValue(), wanted.getOrDefault(word.getKey(), 0));
        }
        double p = (double) both / got.size();
        double r = (double) both / gold.size();
        return new double[] {p, r, both == 0 ? 0 : 2 * p * r / (p + r)};
    }

    /** The text of an element, a line for each block. */
    public static String text(Element root) {
        var text = new StringBuilder();
        root.traverse(new NodeVisitor() {
            @Override
            public void head(org.jsoup.nodes.Node node, int depth) {
                if (node instanceof TextNode words) {
                    text.append(words.getWholeText());
                } else if (node instanceof Element element && (element.isBlock() || isBreak(element))) {
                    text.append('\n');
                }
            }

            @Override
            public void tail(org.jsoup.nodes.Node node, int depth) {
                if (node instanceof Element element && (element.isBlock() || isBreak(element))) {
                    text.append('\n');
                }
            }
        });
        return text.toString();
    }

    private static boolean isBreak(Element element) {
        return switch (element.normalName()) {
            case "br", "td", "th", "dt", "dd", "img", "button", "label", "option" -> true;
            default -> false;
        };
    }

    private static String bare(String markdown) {
        return markdown.replaceAll("\\]\\([^)\\s]*\\)", "] ")
                .replaceAll("(?m)^\\[[^\\]]+\\]:\\s+\\S+.*$", "")
                .replaceAll("https?://\\S+", " ");
    }
}
