/**
 * First floor. A connection pool, transactions, migrations; knows SQL and no domain. May use Helidon's DbClient, HikariCP,
 * Flyway and the drivers.
 */
@NullMarked
package dev.incipit.store;

import org.jspecify.annotations.NullMarked;
