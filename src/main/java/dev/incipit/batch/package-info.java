/**
 * The job for Apache Spark: a table of sites or the archives of a crawl in, a table of results out. Compiled against the public
 * API of Spark, which the cluster provides; the program itself never loads this room.
 */
@NullMarked
package dev.incipit.batch;

import org.jspecify.annotations.NullMarked;
