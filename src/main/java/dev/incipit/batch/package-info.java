/**
 * The job for Apache Spark: a table of sites or the archives of a crawl in, a table of results out. Compiled against Spark's own door;
 * Spark itself is where the job runs, and the program never loads this room.
 */
@NullMarked
package dev.incipit.batch;

import org.jspecify.annotations.NullMarked;
