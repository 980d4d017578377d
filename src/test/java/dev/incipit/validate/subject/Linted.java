package dev.incipit.validate.subject;

import dev.incipit.url.WebUrl;
import dev.incipit.validate.finding.Finding;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** Texts as the rules see them. */
public final class Linted {
    private Linted() {}

    public static LintedFile file(String text) {
        return file(text.getBytes(StandardCharsets.UTF_8));
    }

    private static LintedFile file(byte[] bytes) {
        return LintedFile.of(SourceText.of(bytes), Optional.empty());
    }

    public static LintContext subject(String text) {
        return new LintContext(file(text), Optional.empty(), Optional.empty());
    }

    public static LintContext subject(byte[] bytes) {
        return new LintContext(file(bytes), Optional.empty(), Optional.empty());
    }

    /** The same, found at an address. */
    public static LintContext subject(String address, String text) {
        var file = LintedFile.of(SourceText.of(text.getBytes(StandardCharsets.UTF_8)), WebUrl.parse(address));
        return new LintContext(file, Optional.empty(), Optional.empty());
    }

    /** Of a file with one section, whose items begin on line 5. */
    public static LintContext items(String... items) {
        return subject("# T\n\n## S\n\n" + String.join("\n", items) + "\n");
    }

    /** A finding as {@code pass}, {@code warning 5} or {@code fail 5}, with its line where it has one. */
    public static String verdict(Finding finding) {
        var status = finding.status().toString().toLowerCase(Locale.ROOT);
        return finding.line().isPresent() ? status + " " + finding.line().getAsInt() : status;
    }
}
