package dev.incipit.account;

import java.time.Duration;
import java.time.Instant;

/**
 * The per-minute limit as a client sees it.
 *
 * @param limit requests per minute
 * @param remaining requests left now
 * @param resetAt when the full limit is available again
 * @param retryAfter how long to wait if none is left, otherwise zero
 */
public record RateState(int limit, int remaining, Instant resetAt, Duration retryAfter) {}
