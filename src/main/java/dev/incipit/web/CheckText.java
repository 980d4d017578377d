package dev.incipit.web;

import dev.incipit.validate.ListedCheck;
import java.util.List;
import java.util.Optional;

/**
 * The explanation of a check.
 *
 * @param what when it passes
 * @param warning when it warns, if it can
 * @param fail when it fails, if it can
 * @param why what it costs an agent or the site if it does not pass
 * @param wrong lines of an example
 * @param right the same example as it should be
 * @param source where the rule is from
 * @param fix what {@code validate --fix} does, if anything
 */
public record CheckText(
        ListedCheck check,
        String what,
        Optional<String> warning,
        Optional<String> fail,
        String why,
        List<String> wrong,
        List<String> right,
        String source,
        Optional<String> fix) {
    public String id() {
        return check.id();
    }
}
