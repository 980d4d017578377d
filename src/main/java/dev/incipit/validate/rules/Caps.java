package dev.incipit.validate.rules;

import dev.incipit.validate.Cause;
import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.ScoreCap;
import dev.incipit.validate.subject.LintContext;
import java.util.ArrayList;
import java.util.List;

/** Limits the scores of files that lack what all else stands on (checks.md §11). */
public final class Caps {
    private static final int NO_LINK_MOST = 40;
    private static final int NO_TITLE_MOST = 60;
    private static final int MALFORMED_MOST = 60;
    private static final int NO_SECTION_MOST = 70;
    private static final int MALFORMED_PERCENT = 50;

    private Caps() {}

    /** Returns the limits that hold for a file; each goes, and none comes, as what it names is mended. */
    public static List<ScoreCap> of(LintContext context) {
        var file = context.file();
        var caps = new ArrayList<ScoreCap>();
        if (!file.hasLinks()) {
            caps.add(new ScoreCap(Cause.LINKS.id(), Tier.STRUCTURE, NO_LINK_MOST));
            caps.add(new ScoreCap(Cause.LINKS.id(), Tier.READINESS, NO_LINK_MOST));
        } else if (!file.hasLinksBelowSections()) {
            caps.add(new ScoreCap(Cause.SECTIONS.id(), Tier.STRUCTURE, NO_SECTION_MOST));
        }
        if (!HeadingRules.hasTitle(file)) {
            caps.add(new ScoreCap(Cause.TITLE.id(), Tier.STRUCTURE, NO_TITLE_MOST));
        }
        if (ItemRules.malformedOver(file, MALFORMED_PERCENT)) {
            caps.add(new ScoreCap(Cause.ITEMS.id(), Tier.STRUCTURE, MALFORMED_MOST));
        }
        return caps;
    }
}
