package dev.incipit.generate;

import java.util.Optional;

/**
 * What a run before made of the site.
 *
 * @param index the text of its index
 * @param full the text of its full file, where it is still there: it knows what the pages said then
 */
public record Former(String index, Optional<String> full) {}
