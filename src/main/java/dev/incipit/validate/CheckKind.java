package dev.incipit.validate;

import dev.incipit.validate.Check.Tier;

/**
 * One row of the catalogue (checks.md §7).
 *
 * @param id as reported
 * @param name as reported
 * @param mode when it is reported
 * @param weight in the score of its tier
 * @param need what its failure means for the report
 * @param rule how it judges
 */
record CheckKind(String id, String name, Tier tier, Mode mode, int weight, Need need, Rule rule) {
    /** When a check is reported (checks.md §2). */
    enum Mode {
        ALWAYS,
        /** In URL mode. */
        URL,
        /** Where links are probed. */
        LINKS;

        boolean reported(boolean byUrl, boolean checkLinks) {
            return switch (this) {
                case ALWAYS -> true;
                case URL -> byUrl;
                case LINKS -> checkLinks;
            };
        }
    }

    /** What the failure of a check means. */
    enum Need {
        /** It costs points. */
        ORDINARY,
        /** The report's status is fail (checks.md §4). */
        REQUIRED,
        /** Nothing after it can be judged, and both scores are 0 (checks.md §2). */
        GATE
    }

    Check judge(Subject subject) {
        var finding = rule.judge(subject);
        return new Check(tier, id, name, finding.status(), finding.message(), finding.line());
    }
}
