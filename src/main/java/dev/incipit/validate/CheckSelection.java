package dev.incipit.validate;

import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.rules.IgnoreComment;
import dev.incipit.validate.subject.LintedFile;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The checks that a user wants judged; the others have no part in the scores. Checks that the rest depends on (gates) are always
 * judged.
 *
 * @param only empty for all
 * @param ignored whose followers are silent too (see {@link Cause})
 * @param comments whether the file may ignore more ({@link IgnoreComment})
 */
public record CheckSelection(Set<String> only, Set<String> ignored, boolean comments) {
    /** All checks, whatever the file says: what the service reports. */
    public static final CheckSelection ALL = new CheckSelection(Set.of(), Set.of(), false);

    public CheckSelection {
        only = Set.copyOf(only);
        ignored = Set.copyOf(ignored);
    }

    /** The ids of checks that a comment in the file ignores, in report order; empty if comments do not count. */
    List<String> commented(LintedFile file) {
        if (!comments || !file.isRead()) {
            return List.of();
        }
        var named = IgnoreComment.ids(file.lines());
        return ListedCheck.all().stream()
                .filter(check -> !check.gate() && named.contains(check.id()))
                .map(ListedCheck::id)
                .toList();
    }

    CheckSelection without(List<String> more) {
        var all = new HashSet<>(ignored);
        all.addAll(more);
        return new CheckSelection(only, all, comments);
    }

    boolean takes(CheckKind kind) {
        return kind.need() == Need.GATE || kind.id().equals(ScoreCard.REACHABLE) || counts(kind.id());
    }

    boolean counts(String id) {
        return (only.isEmpty() || only.contains(id)) && !ignored.contains(id);
    }

    boolean ignores(Optional<Cause> cause) {
        return cause.filter(by -> ignored.contains(by.id())).isPresent();
    }
}
