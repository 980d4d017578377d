/**
 * Third floor. Lints files, the use case of interface section 4.2: locate, parse, check, probe, score. May use crawl (robots),
 * fetch, html, llmstxt, url and problem, jsoup for the head of a page, and the public suffix list of crawler-commons.
 */
@NullMarked
package dev.incipit.validate;

import org.jspecify.annotations.NullMarked;
