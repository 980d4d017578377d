/**
 * The database: connection pool, transactions, migrations, backups and the files of an embedded store. Knows SQL and no
 * domain.
 */
@NullMarked
package dev.incipit.store;

import org.jspecify.annotations.NullMarked;
