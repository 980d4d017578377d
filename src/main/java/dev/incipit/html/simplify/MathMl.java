package dev.incipit.html.simplify;

import dev.incipit.html.visible.VisibleText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Converts presentation MathML (MathML Core §3) to TeX, for pages that offer no TeX. One pass, no recursion. */
final class MathMl implements NodeVisitor {
    private static final int ELEMENTS_MAX = 2_000;

    /** The output of an element is copied once for each element around it. */
    private static final int CHARACTERS_MAX = 10_000;

    private static final Map<String, String> SIGNS = Map.ofEntries(
            Map.entry("∑", "\\sum"),
            Map.entry("∏", "\\prod"),
            Map.entry("∫", "\\int"),
            Map.entry("≤", "\\le"),
            Map.entry("≥", "\\ge"),
            Map.entry("≠", "\\ne"),
            Map.entry("≈", "\\approx"),
            Map.entry("∞", "\\infty"),
            Map.entry("→", "\\to"),
            Map.entry("∈", "\\in"),
            Map.entry("×", "\\times"),
            Map.entry("⋅", "\\cdot"),
            Map.entry("±", "\\pm"),
            Map.entry("∂", "\\partial"),
            Map.entry("{", "\\{"),
            Map.entry("}", "\\}"),
            Map.entry("−", "-"),
            Map.entry("\u2061", ""),
            Map.entry("\u2062", ""));

    /** For each open element, the TeX of its children; innermost first. */
    private final Deque<List<String>> open = new ArrayDeque<>();

    private MathMl() {
        open.push(new ArrayList<>());
    }

    /** The formula as TeX; empty if it is too large to be one. */
    static String tex(Element math) {
        if (isTooLarge(math)) {
            return "";
        }
        var reader = new MathMl();
        math.traverse(reader);
        return String.join(" ", reader.open.element()).strip();
    }

    private static boolean isTooLarge(Element math) {
        int elements = 0;
        int characters = 0;
        var nodes = math.nodeStream().iterator();
        while (nodes.hasNext() && elements <= ELEMENTS_MAX && characters <= CHARACTERS_MAX) {
            switch (nodes.next()) {
                case TextNode text -> characters += text.getWholeText().length();
                case Element _ -> elements++;
                default -> characters++;
            }
        }
        return elements > ELEMENTS_MAX || characters > CHARACTERS_MAX;
    }

    @Override
    public void head(Node node, int depth) {
        if (node instanceof Element) {
            open.push(new ArrayList<>());
        } else if (node instanceof TextNode text && !text.isBlank()) {
            var words = VisibleText.fold(text.getWholeText());
            open.element().add(SIGNS.getOrDefault(words, words));
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            var parts = open.pop();
            var tex = tex(element.normalName(), parts);
            if (!tex.isEmpty()) {
                open.element().add(tex);
            }
        }
    }

    private static String tex(String name, List<String> parts) {
        var all = String.join(" ", parts);
        return switch (name) {
            case "mfrac" -> "\\frac" + group(parts, 0) + group(parts, 1);
            case "msup", "mover" -> at(parts, 0) + "^" + group(parts, 1);
            case "msub", "munder" -> at(parts, 0) + "_" + group(parts, 1);
            case "msubsup", "munderover" -> at(parts, 0) + "_" + group(parts, 1) + "^" + group(parts, 2);
            case "msqrt" -> "\\sqrt{" + all + "}";
            case "mroot" -> "\\sqrt[" + at(parts, 1) + "]" + group(parts, 0);
            case "mtext" -> "\\text{" + all + "}";
            case "mi" -> all.length() > 1 && Character.isLetter(all.charAt(0)) ? "\\mathrm{" + all + "}" : all;
            case "mtd" -> all + " &";
            case "mtr" ->
                (all.endsWith("&") ? all.substring(0, all.length() - 1).strip() : all) + " \\\\";
            case "mtable" -> "\\begin{matrix} " + all + " \\end{matrix}";
            case "annotation", "annotation-xml" -> "";
            default -> all;
        };
    }

    private static String at(List<String> parts, int index) {
        return index < parts.size() ? parts.get(index) : "";
    }

    private static String group(List<String> parts, int index) {
        return "{" + at(parts, index) + "}";
    }
}
