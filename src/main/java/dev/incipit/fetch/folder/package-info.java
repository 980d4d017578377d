/** Plays a site from a folder of built pages, as a static host would serve it. Sends no request over a network. */
@NullMarked
package dev.incipit.fetch.folder;

import org.jspecify.annotations.NullMarked;
