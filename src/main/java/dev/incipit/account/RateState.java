package dev.incipit.account;

import java.time.Duration;
import java.time.Instant;

/**
 * The per-minute limit as a caller sees it.
 *
 * @param limit requests a minute
 * @param remaining requests left now
 * @param resetAt when it is whole again
 * @param retryAfter how long to wait where none is left, else zero
 */
public record RateState(int limit, int remaining, Instant resetAt, Duration retryAfter) {}
