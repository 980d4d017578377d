/**
 * Fourth floor. The interface document as code: wire records, handlers, status codes. May use account, compute, crawl and describe
 * (their reports), generate, validate, llmstxt, url, problem and trace, and is with app the only user of the web server.
 */
@NullMarked
package dev.incipit.api;

import org.jspecify.annotations.NullMarked;
