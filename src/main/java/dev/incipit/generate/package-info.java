/**
 * The use case generate: crawl, compose an outline, describe, write; or update an existing index. Generator is the door.
 */
@NullMarked
package dev.incipit.generate;

import org.jspecify.annotations.NullMarked;
