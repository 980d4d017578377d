package dev.incipit.validate;

import dev.incipit.validate.Check.Tier;
import dev.incipit.validate.finding.CheckKind;
import dev.incipit.validate.finding.CheckKind.Need;
import dev.incipit.validate.rules.Catalogue;
import java.util.List;

/**
 * What is fixed of a check, whatever the file (checks.md §7).
 *
 * @param weight in the score of its tier
 * @param when the requests whose reports hold it (checks.md §2)
 * @param required whether its failure alone makes the report fail
 * @param gate whether nothing else is judged when it fails
 */
public record ListedCheck(String id, String name, Tier tier, int weight, When when, boolean required, boolean gate) {
    private static final List<ListedCheck> ALL =
            Catalogue.reported(true, true).stream().map(ListedCheck::of).toList();

    /** The requests whose reports hold a check. */
    public enum When {
        ALWAYS,
        /** Only for addresses. */
        URL,
        /** Only when links are probed. */
        LINKS;

        /** Whether the report of such a request holds it. */
        public boolean reported(boolean byUrl, boolean checkLinks) {
            return switch (this) {
                case ALWAYS -> true;
                case URL -> byUrl;
                case LINKS -> checkLinks;
            };
        }
    }

    /** All checks in report order. */
    public static List<ListedCheck> all() {
        return ALL;
    }

    private static ListedCheck of(CheckKind kind) {
        return new ListedCheck(
                kind.id(),
                kind.name(),
                kind.tier(),
                kind.weight(),
                kind.when(),
                kind.need() != Need.ORDINARY,
                kind.need() == Need.GATE);
    }
}
