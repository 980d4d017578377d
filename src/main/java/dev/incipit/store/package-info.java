/**
 * A connection pool, transactions and migrations; contains SQL but no domain logic. May use Helidon's DbClient, HikariCP,
 * Flyway and the drivers.
 */
@NullMarked
package dev.incipit.store;

import org.jspecify.annotations.NullMarked;
