/**
 * The llms.txt format: model, lenient parser, writer, and the writer of llms-full.txt. The reader lies in read, the
 * writer's rules for foreign text in write.
 */
@NullMarked
package dev.incipit.llmstxt;

import org.jspecify.annotations.NullMarked;
