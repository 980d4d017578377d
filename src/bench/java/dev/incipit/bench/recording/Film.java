package dev.incipit.bench.recording;

import dev.incipit.bench.recording.Screen.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An animated SVG of what a screen showed: for each stretch of time in which a line stayed the same, one text that is visible then.
 * Where nothing is animated the last picture stands.
 */
final class Film {
    private static final int CELL_WIDTH = 8;
    private static final int LINE_HEIGHT = 18;
    private static final int MARGIN = 14;
    private static final int BAR = 26;

    private record Frame(double second, List<List<Cell>> lines) {}

    private record Stretch(int row, List<Cell> line, double from, double to, boolean last) {}

    private final int columns;
    private final int rows;
    private final List<Frame> frames = new ArrayList<>();

    Film(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    void add(double second, List<List<Cell>> lines) {
        frames.add(new Frame(second, lines));
    }

    /** The document; the last picture stays until the given second, then it starts anew. */
    String svg(String title, double end) {
        int width = columns * CELL_WIDTH + 2 * MARGIN;
        int height = rows * LINE_HEIGHT + 2 * MARGIN + BAR;
        var svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xml:space=\"preserve\" viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\">\n<title>%s</title>\n",
                width,
                height,
                width,
                escaped(title)));
        svg.append("""
                <style>
                text{font:13.3px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#d7dae0;white-space:pre}
                .bold{font-weight:bold;fill:#fff}.dim{fill:#7f848e}.red{fill:#ff7b72}.green{fill:#7ee787}.yellow{fill:#e3b341}.cyan{fill:#76e3ea}
                </style>
                """);
        svg.append(String.format(
                Locale.ROOT, "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#161b22\"/>\n", width, height));
        for (int dot = 0; dot < 3; dot++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle cx=\"%d\" cy=\"18\" r=\"5\" fill=\"#484f58\"/>%n".replace("%n", "\n"),
                    MARGIN + 6 + dot * 18));
        }
        stretches(end).forEach(stretch -> svg.append(text(stretch, end)));
        return svg.append("</svg>\n").toString();
    }

    private List<Stretch> stretches(double end) {
        var stretches = new ArrayList<Stretch>();
        for (int row = 0; row < rows; row++) {
            int from = 0;
            for (int at = 1; at <= frames.size(); at++) {
                boolean last = at == frames.size();
                if (last
                        || !frames.get(at)
                                .lines()
                                .get(row)
                                .equals(frames.get(from).lines().get(row))) {
                    var line = frames.get(from).lines().get(row);
                    double to = last ? end : frames.get(at).second();
                    if (line.stream().anyMatch(cell -> cell.codePoint() != ' ')) {
                        stretches.add(new Stretch(row, line, frames.get(from).second(), to, last));
                    }
                    from = at;
                }
            }
        }
        return stretches;
    }

    private static String text(Stretch stretch, double end) {
        var text = new StringBuilder(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\"%s>",
                MARGIN,
                BAR + MARGIN + stretch.row() * LINE_HEIGHT + LINE_HEIGHT - 5,
                stretch.last() ? "" : " visibility=\"hidden\""));
        text.append(spans(stretch.line()));
        if (stretch.from() > 0 || !stretch.last()) {
            text.append(String.format(
                    Locale.ROOT,
                    "<animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"%.2fs\" repeatCount=\"indefinite\" "
                            + "values=\"%s\" keyTimes=\"%s\"/>",
                    end,
                    values(stretch),
                    times(stretch, end)));
        }
        return text.append("</text>\n").toString();
    }

    private static String values(Stretch stretch) {
        return (stretch.from() > 0 ? "hidden;" : "") + "visible" + (stretch.last() ? "" : ";hidden");
    }

    private static String times(Stretch stretch, double end) {
        return "0" + (stretch.from() > 0 ? time(stretch.from(), end) : "")
                + (stretch.last() ? "" : time(stretch.to(), end));
    }

    private static String time(double second, double end) {
        return String.format(Locale.ROOT, ";%.4f", Math.min(1, second / end));
    }

    private static String spans(List<Cell> line) {
        int length = line.size();
        while (length > 0 && line.get(length - 1).codePoint() == ' ') {
            length--;
        }
        var spans = new StringBuilder();
        for (int from = 0; from < length; ) {
            var style = line.get(from).style();
            var part = new StringBuilder();
            int at = from;
            while (at < length && line.get(at).style().equals(style)) {
                part.appendCodePoint(line.get(at++).codePoint());
            }
            // The place is said, since not every font has every sign at the same width.
            spans.append("<tspan x=\"")
                    .append(MARGIN + from * CELL_WIDTH)
                    .append(style.isEmpty() ? "\">" : "\" class=\"" + style + "\">")
                    .append(escaped(part.toString()))
                    .append("</tspan>");
            from = at;
        }
        return spans.toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
