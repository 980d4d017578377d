/**
 * Many sites in one process: from a list of addresses to one row for each, never two runs at one registrable domain at once.
 * SiteRuns makes one result, ManySites the results of a list; both are free of files and of HTTP.
 */
@NullMarked
package dev.incipit.sites;

import org.jspecify.annotations.NullMarked;
