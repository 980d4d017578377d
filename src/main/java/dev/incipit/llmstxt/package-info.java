/**
 * Ground floor. The llms.txt document: model, parser, writer; llms-full.txt: model, writer. Uses the JDK and the
 * Markdown parser only.
 */
@NullMarked
package dev.incipit.llmstxt;

import org.jspecify.annotations.NullMarked;
