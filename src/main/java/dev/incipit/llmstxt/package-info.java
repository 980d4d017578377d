/** The llms.txt document: model, parser, writer; llms-full.txt: model, writer. Uses only compute and the JDK. */
@NullMarked
package dev.incipit.llmstxt;

import org.jspecify.annotations.NullMarked;
