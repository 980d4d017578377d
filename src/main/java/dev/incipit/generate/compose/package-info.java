/** From crawled pages to an outline: ranking, selection, sections and order. Pure; decides the order of the index. */
@NullMarked
package dev.incipit.generate.compose;

import org.jspecify.annotations.NullMarked;
