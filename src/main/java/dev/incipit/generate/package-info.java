/**
 * Third floor. Generates files, the use case of interface section 4.1: crawl, outline, describe, write. May use crawl,
 * describe, html, llmstxt, url and problem.
 */
@NullMarked
package dev.incipit.generate;

import org.jspecify.annotations.NullMarked;
