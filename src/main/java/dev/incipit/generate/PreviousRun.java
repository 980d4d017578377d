package dev.incipit.generate;

import java.util.Optional;

/**
 * What an earlier run wrote for the site.
 *
 * @param index the text of its index
 * @param full the text of its full file, if that still exists: it shows what the pages said then
 */
public record PreviousRun(String index, Optional<String> full) {}
