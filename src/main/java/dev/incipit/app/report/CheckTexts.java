package dev.incipit.app.report;

import dev.incipit.web.CheckText;
import java.util.List;

/** The explanations of all checks as the web pages show them. */
public final class CheckTexts {
    private CheckTexts() {}

    /** Reads them in report order. */
    public static List<CheckText> read() {
        return CheckCatalogue.read().pages().stream().map(CheckTexts::text).toList();
    }

    private static CheckText text(CheckPage page) {
        var check = page.check();
        return new CheckText(
                check.id(),
                check.name(),
                check.tier().word(),
                check.weight(),
                page.what(),
                page.warning(),
                page.fail(),
                page.why(),
                page.wrong(),
                page.right(),
                page.source());
    }
}
