package dev.incipit.app.demo;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Index files such as people lint, from a bare title to a long list, good and faulty. The package step lints them, so that the
 * optimizing compiler knows from the first request on which paths a lint takes (JEP 515).
 */
public final class TrainingFiles {
    private static final String HEAD = "# Trainer %d\n\n> Trainer keeps %d messages that must not be lost.\n\n";
    private static final List<String> NOTES = List.of(
            "How the queue is set up, and what happens when it fails",
            "What a message of kind %d costs, and who pays for it.",
            "Guide",
            "消息的格式，以及 %d 个字段的含义",
            "https://trainer.example/%d");
    private static final List<String> TARGETS = List.of(
            "https://docs.trainer.example/guide/part-%d/page.md",
            "https://trainer.example/blog/%d?utm_source=feed", "/reference/api-%d", "http://other.example/%d#top");

    private TrainingFiles() {}

    public static String shortest(int n) {
        return HEAD.formatted(n, n);
    }

    /** A file of so many links in sections of twelve, with prose, code and faults between them. */
    public static String ofLinks(int links, int n) {
        var text = new StringBuilder(HEAD.formatted(n, n));
        text.append("Read the *guide* first; `queue --send` sends [a message](https://trainer.example/send).\n\n");
        IntStream.range(0, links).forEach(link -> append(text, link, n + link));
        return text.append("\n## Optional\n\n- [Old notes](https://trainer.example/old): notes of 2019\n")
                .toString();
    }

    private static void append(StringBuilder text, int link, int n) {
        if (link % 12 == 0) {
            text.append("\n## Section ").append(link / 12).append("\n\n");
        }
        if (link % 31 == 0) {
            text.append("```sh\nqueue --take ")
                    .append(n)
                    .append("\n```\n\n- not a link ")
                    .append(n)
                    .append('\n');
        }
        var note = NOTES.get(n % NOTES.size()).formatted(n);
        var target = TARGETS.get(n % TARGETS.size()).formatted(n);
        text.append("- [").append(name(n)).append("](").append(target).append(')');
        text.append(n % 7 == 0 ? "" : ": " + note).append('\n');
    }

    private static String name(int n) {
        return n % 29 == 0 ? "here" : "Page " + n + " of the guide";
    }
}
