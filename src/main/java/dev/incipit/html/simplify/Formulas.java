package dev.incipit.html.simplify;

import dev.incipit.compute.Budget;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.select.NodeFilter;
import org.jsoup.select.NodeTraversor;

/** Rewrites formulas as TeX: MathML annotations (KaTeX, MathJax 3, Wikipedia), MathJax 2 scripts, delimited spans. */
final class Formulas {
    private static final String WRAPPERS =
            ".katex-display, .katex, mjx-container, .MathJax_Display, .MathJax, .MathJax_SVG, .mwe-math-element";

    private Formulas() {}

    static void rewriteMathMl(Element content) {
        outermost(content).forEach(Formulas::mathml);
    }

    static void rewriteScripts(Element content) {
        for (var script : content.select("script[type^=math/tex]")) {
            var preview = script.previousElementSibling();
            while (preview != null && preview.className().startsWith("MathJax")) {
                Simplifier.drop(preview);
                preview = preview.previousElementSibling();
            }
            replace(script, script.data(), script.attr("type").contains("display"));
        }
    }

    static void rewriteSpans(Element content) {
        for (var marked : content.select(".arithmatex, span.math, div.math")) {
            if (marked.childrenSize() == 0) {
                delimited(marked);
            }
        }
    }

    /** The formulas that are not inside another one. */
    private static List<Element> outermost(Element content) {
        var found = new ArrayList<Element>();
        NodeTraversor.filter(
                (NodeFilter) (node, _) -> {
                    Budget.step();
                    if (node instanceof Element element && element.nameIs("math")) {
                        found.add(element);
                        return NodeFilter.FilterResult.SKIP_ENTIRELY;
                    }
                    return NodeFilter.FilterResult.CONTINUE;
                },
                content);
        return found;
    }

    private static void mathml(Element math) {
        var annotation = math.selectFirst("annotation[encoding*=tex], annotation[encoding*=TeX]");
        var said = annotation == null ? math.attr("alttext") : annotation.wholeText();
        var tex = said.isBlank() ? MathMl.tex(math) : said;
        if (tex.isBlank()) {
            return;
        }
        var outer = math.closest(WRAPPERS);
        var display = math.closest(".katex-display, mjx-container[display=true], .MathJax_Display");
        var wrapper = display != null ? display : outer != null ? outer : math;
        replace(wrapper, plain(tex), display != null || math.attr("display").equals("block"));
    }

    /** Removes the display style in which Wikipedia wraps every formula. */
    private static String plain(String tex) {
        var text = tex.strip();
        var wrapped = "{\\displaystyle ";
        return text.startsWith(wrapped) && text.endsWith("}")
                ? text.substring(wrapped.length(), text.length() - 1)
                : text;
    }

    private static void delimited(Element marked) {
        var text = marked.wholeText().strip();
        if (text.length() < 4) {
            return;
        }
        var inside = text.substring(2, text.length() - 2);
        if (text.startsWith("\\(") && text.endsWith("\\)")) {
            replace(marked, inside, false);
        } else if ((text.startsWith("\\[") && text.endsWith("\\]")) || (text.startsWith("$$") && text.endsWith("$$"))) {
            replace(marked, inside, true);
        }
    }

    private static void replace(Element element, String tex, boolean display) {
        element.clearAttributes();
        element.tagName(Simplifier.FORMULA).text(tex.strip());
        if (display) {
            element.attr("display", "");
        }
    }
}
