/** Answers requests from a folder of built pages, as a static web host would. Sends no request over a network. */
@NullMarked
package dev.incipit.fetch.folder;

import org.jspecify.annotations.NullMarked;
