/**
 * Third floor. The use case of interface section 4.2: locate, parse, check, probe, score. May use crawl (robots), fetch,
 * html, llmstxt, url and problem.
 */
@NullMarked
package dev.incipit.validate;

import org.jspecify.annotations.NullMarked;
