import java.io.DataInputStream;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Run by the package step: copies the classes of a folder's jars that a start cache refuses, in a form that it accepts, into one
 * jar. The JVM caches no class without stack maps (JVMS §4.7.4), that is, from before Java 6; picocli has no others, and loading
 * them from its jar takes .08 s of every command. The jars themselves stay as their makers published them.
 */
final class CacheableClasses {
    private static final int OLDEST_CACHEABLE = ClassFile.JAVA_6_VERSION;
    private static final int WITH_STACK_MAPS = ClassFile.JAVA_8_VERSION;

    private static final int MAJOR_VERSION_AT = 6;

    private final ClassFile format;

    private CacheableClasses(ClassLoader libraries) {
        format = ClassFile.of(
                ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(libraries)));
    }

    /** Arguments: the folder of the jars, and the jar to write. */
    public static void main(String[] arguments) throws IOException {
        var written = Path.of(arguments[1]);
        Files.deleteIfExists(written);
        var jars = new ArrayList<Path>();
        try (var files = Files.newDirectoryStream(Path.of(arguments[0]), "*.jar")) {
            files.forEach(jars::add);
        }
        jars.sort(null);
        var urls = new ArrayList<URL>();
        for (var jar : jars) {
            urls.add(jar.toUri().toURL());
        }
        try (var libraries = new URLClassLoader(urls.toArray(URL[]::new));
                var out = new JarOutputStream(Files.newOutputStream(written))) {
            var classes = new CacheableClasses(libraries);
            for (var jar : jars) {
                classes.copy(jar, out);
            }
        }
    }

    private void copy(Path jar, JarOutputStream out) throws IOException {
        try (var in = new JarFile(jar.toFile())) {
            for (var entry : in.stream()
                    .filter(entry -> entry.getName().endsWith(".class"))
                    .toList()) {
                if (majorVersion(in, entry) < OLDEST_CACHEABLE) {
                    add(entry, converted(in.getInputStream(entry).readAllBytes()), out);
                }
            }
        }
    }

    /** From the head of the class file (JVMS §4.1). */
    private static int majorVersion(JarFile jar, JarEntry entry) throws IOException {
        try (var head = new DataInputStream(jar.getInputStream(entry))) {
            head.skipNBytes(MAJOR_VERSION_AT);
            return head.readUnsignedShort();
        }
    }

    private static void add(JarEntry original, byte[] bytes, JarOutputStream out) throws IOException {
        var entry = new JarEntry(original.getName());
        // As in the original, so that two builds write the same bytes.
        entry.setTimeLocal(original.getTimeLocal());
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    private byte[] converted(byte[] bytes) throws IOException {
        // Code that passes a transformation is written anew, and gets its stack maps; else it is copied as it is.
        var renewed = ClassTransform.transformingMethodBodies(CodeBuilder::with)
                .andThen(ClassTransform.endHandler(end -> end.withVersion(WITH_STACK_MAPS, 0)));
        var converted = format.transformClass(format.parse(bytes), renewed);
        var faults = format.verify(converted);
        if (!faults.isEmpty()) {
            throw new IOException("A converted class is broken: " + faults.getFirst());
        }
        return converted;
    }
}
