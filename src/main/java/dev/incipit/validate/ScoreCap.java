package dev.incipit.validate;

import dev.incipit.validate.Check.Tier;

/**
 * A limit on a score that holds until a check is mended (checks.md §11).
 *
 * @param most the highest score, 0 to 100
 */
public record ScoreCap(String id, Tier tier, int most) {}
